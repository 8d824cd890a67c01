// Runs the counts in wasm: for each line with the number of a row, a line with count and nanoseconds.
// The first argument is the module that wasm-bindgen wrote; loading it puts countRow into the global scope.
require(require("node:path").resolve(process.argv[2]));

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", line => {
  const begun = process.hrtime.bigint();
  const count = countRow(Number(line));
  console.log(`${count}\t${process.hrtime.bigint() - begun}`);
});
