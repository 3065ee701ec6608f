import { fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A site that crashes more often than this within the time is not started again. */
const MOST_CRASHES = 5;
const WITHIN_MS = 60_000;
/** Before the first restart; doubled with each crash within the time. */
const FIRST_PAUSE_MS = 500;

const site = fileURLToPath(new URL("start-site.mjs", import.meta.url));
const waiting = new AbortController();
const crashes = [];
let port = process.env.PORT;
let child = null;
/** Whether the site has ever answered: what ends before that ends by a mistake in its settings, say. */
let answered = false;

/** Runs the site to its end; gives its exit code, null after a signal that it did not handle. */
function run() {
  child = fork(site, { env: { ...process.env, ...(port && { PORT: port }) } });
  child.on("message", (message) => {
    answered = true;
    // A port that the system chose stays the same.
    port = String(message.port);
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
}

function endsForGood(code) {
  if (code === 0 || !answered || waiting.signal.aborted) return true;
  const now = Date.now();
  while (crashes.length > 0 && crashes[0] < now - WITHIN_MS) crashes.shift();
  crashes.push(now);
  if (crashes.length <= MOST_CRASHES) return false;
  console.error(`The site crashed ${crashes.length} times within a minute; it is not started again.`);
  return true;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    waiting.abort();
    child.kill(signal);
  });
}

/** `npm start`: the site in a process of its own, started again when that crashes. */
for (;;) {
  const code = await run();
  if (endsForGood(code)) process.exit(code ?? 1);
  const ms = FIRST_PAUSE_MS * 2 ** (crashes.length - 1);
  console.error(
    `The site ended by itself (${code === null ? "killed" : `code ${code}`}); it starts again in ${ms / 1000} s.`,
  );
  await pause(ms, undefined, { signal: waiting.signal }).catch(() => process.exit(0));
}
