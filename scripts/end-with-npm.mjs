const LOOK_MS = 500;

/** Ends this process when npm's shell is gone, because not every shell passes npm's signal on. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS).unref();
}
