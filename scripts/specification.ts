/** Prints the tests that prove each row of docs/specification.md: `npm run spec`, or `npm run spec -- R-7.4` for one row. */
import { readProofs, readRows } from "./proofs.ts";

const [only] = process.argv.slice(2);
const { proofs } = readProofs();
for (const { id } of readRows().filter((row) => !only || row.id === only)) {
  const tests = proofs.filter(({ rows }) => rows.includes(id));
  const lines = tests.map(({ file, title }) => `${file} › ${title}`);
  console.log(`${id.padEnd(8)} ${lines.join(`\n${" ".repeat(9)}`) || "no test"}`);
}
