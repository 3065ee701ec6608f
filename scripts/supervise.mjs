import { fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const limits = {
  /** A site that crashes more often than this within `within` milliseconds is not started again. */
  mostCrashes: 5,
  within: 60_000,
  /** Milliseconds before the first restart; doubled with each crash within the time. */
  firstPause: 500,
  /** Milliseconds until a program that asked to be tried later is started again. */
  laterPause: 5_000,
};

/** The exit code of a program that cannot start now, for example because the disk is full. */
const tryLater = 75;

/**
 * Runs a program that tells by a message on which port it responds, and starts it again on that port when it crashes. A program
 * that ends after the message `restart` is started again at once, and one that ends with 75 is tried again until it starts.
 *
 * @param args of the program
 * @returns the exit code of a program that ended on request, never responded or crashed too often
 */
export async function supervise(program, args, { mostCrashes, within, firstPause, laterPause } = limits) {
  const stopping = new AbortController();
  const crashes = [];
  let port = process.env.PORT;
  let child = null;
  /** A program that ends before its first response is not started again: a setting may be wrong. */
  let answered = false;
  let restarts = false;
  /** Whether the program has asked to be tried later since its last response. */
  let waits = false;

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      stopping.abort();
      child?.kill(signal);
    });
  }

  const run = () => {
    child = fork(program, args, { env: { ...process.env, ...(port && { PORT: port }) } });
    child.on("message", (message) => {
      if (message.restart) restarts = true;
      if (!message.port) return;
      answered = true;
      waits = false;
      port = String(message.port);
    });
    return new Promise((resolve) => {
      child.once("error", () => resolve(1));
      child.once("exit", resolve);
    });
  };

  for (;;) {
    restarts = false;
    const code = await run();
    if (restarts && !stopping.signal.aborted) continue;
    if (code === 0 || stopping.signal.aborted) return code ?? 1;
    if (code === tryLater) {
      if (!waits) console.error("The site cannot start now; it is started again when it can.");
      waits = true;
      await pause(laterPause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return 0;
      continue;
    }
    if (!answered) return code ?? 1;
    const now = performance.now();
    crashes.push(now);
    while (crashes[0] < now - within) crashes.shift();
    const how = code === null ? "was killed" : `ended with code ${code}`;
    if (crashes.length > mostCrashes) {
      console.error(`The site ${how}, ${crashes.length} times in a short time; it is not started again.`);
      return code ?? 1;
    }
    const wait = firstPause * 2 ** (crashes.length - 1);
    console.error(`The site ${how}; it is started again in ${wait / 1000} s.`);
    await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return 0;
  }
}
