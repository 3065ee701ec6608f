const LOWEST = [20, 19];

/** Ends the process with one line when this Node.js is too old for the site. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > LOWEST[0] || (major === LOWEST[0] && minor >= LOWEST[1])) return;
  console.error(`Node.js ${LOWEST.join(".")} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
