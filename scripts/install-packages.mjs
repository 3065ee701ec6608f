import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const PROGRESS_MS = 10_000;

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return {};
  }
}

/** Packages for other machines are optional and rightly absent; every other must be there as locked. */
function isComplete() {
  const locked = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.entries(locked).every(([location, { version, optional, devOptional, extraneous }]) => {
    if (location === "" || extraneous) return true;
    const found = installed[location];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  // Standard error is the start's own: what npm has to say goes to standard output.
  const child = spawn(command, [...first, ...args], {
    stdio: ["ignore", "inherit", 1],
    shell: !npm && process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Installs the packages of the lockfile where some are missing; `print` takes lines of progress. */
export async function installPackages(print) {
  if (isComplete()) return;
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  print("installing what package-lock.json names");
  const progress = setInterval(() => print(`still installing (${seconds()} s)`), PROGRESS_MS);
  const done = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  clearInterval(progress);
  if (!done) throw new Error("npm could not install the packages; its reasons stand above.");
  print(`installed (${seconds()} s)`);
}
