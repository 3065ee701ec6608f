/** Ends with 0 when the site on `PORT` is ready, else with 1: for a container's health check. */
const { PORT = "3000" } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`, {
  signal: AbortSignal.timeout(3_000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
