// Stands for the site under `supervise`: answers, unless it may not, and ends as `CRASH` says.
import { appendFileSync, readFileSync } from "node:fs";

const { CRASH, PORT, STARTS } = process.env;
process.on("SIGTERM", () => process.exit(0));
console.log(`started on ${PORT}`);
if (CRASH === "waits for room") {
  appendFileSync(STARTS, ".");
  if (readFileSync(STARTS).length < 6) process.exit(75);
  process.exit(0);
}
if (CRASH === "before it answers") process.exit(3);
if (CRASH === "asks to be started again" && PORT === "0") process.send({ restart: true });
// It ends once the message has left it: a busy machine would lose the message with the process.
process.send({ port: 4321 }, () => {
  if (CRASH === "stays") setInterval(() => {}, 1_000);
  else if (CRASH === "is killed") setTimeout(() => process.kill(process.pid, "SIGKILL"), 10);
  else setTimeout(() => process.exit(/^(?:ends|asks)/.test(CRASH) ? 0 : 4), 10);
});
