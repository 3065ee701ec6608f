import { fileURLToPath } from "node:url";
import { installPackages } from "./install-packages.mjs";
import { ensurePrismaClient } from "./prisma-client.mjs";

/** The oldest release of Node.js that runs the site. */
const OLDEST = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(`Node.js ${OLDEST.join(".")} or newer is needed; this is ${process.versions.node}.`);
}

/** Prints the message of an error for the person who started the command, and ends the process with code 1. */
export function fail(error) {
  console.error(error.message);
  process.exit(1);
}

/**
 * Prepares this process for a command: checks the release of Node.js, enters the folder of the site, installs missing packages
 * and generates an outdated Prisma client. Ends the process with one line if a step fails.
 *
 * @param packages `site` for the packages that build and run the site, `all` for the devDependencies as well, `none` if packages
 *   and client are fixed, as in an image
 * @param print takes lines of progress
 */
export async function prepare(packages, print) {
  try {
    checkNode();
    process.chdir(fileURLToPath(new URL("..", import.meta.url)));
    if (packages === "none") return;
    await installPackages(packages, print);
    await ensurePrismaClient(process.cwd(), print);
  } catch (error) {
    fail(error);
  }
}
