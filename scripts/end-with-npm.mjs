const LOOK_MS = 500;

/**
 * Ends this process as SIGTERM does when the shell through which npm started it is gone: not every shell passes
 * on the signal that npm sends it.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS).unref();
}
