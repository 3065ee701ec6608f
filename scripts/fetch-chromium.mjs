import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FETCHED_CHROMIUM, findChromium } from "./find-chromium.mjs";

/** A Chromium that comes as an npm package; the newest one that runs on Node.js 20. */
const PACKAGE = "@sparticuz/chromium@147.0.0";

function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], ...options });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

async function installFromSystem() {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { env, stdio: ["ignore", "ignore", "inherit"] };
  if (!(await run("apt-get", ["update", "-qq"], quiet))) return;
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  if (await run("apt-get", [...install, "chromium-headless-shell"], quiet)) return;
  await run("apt-get", [...install, "chromium"], quiet);
}

/** Unpacks the package's browser, with the libraries that a bare system lacks, and makes it callable. */
async function installFromNpm() {
  const dir = path.dirname(FETCHED_CHROMIUM);
  const npm = process.env.npm_execpath;
  const args = [
    "install",
    "--prefix",
    dir,
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    PACKAGE,
  ];
  mkdirSync(dir, { recursive: true });
  const done = npm ? await run(process.execPath, [npm, ...args]) : await run("npm", args);
  if (!done) return;
  const unpack = 'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())';
  // The package unpacks its libraries only where it believes to be in the cloud it was made for.
  const env = { ...process.env, TMPDIR: dir, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };
  if (!(await run(process.execPath, ["-e", unpack], { cwd: dir, env }))) return;
  const script = [
    "#!/bin/sh",
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH="${dir}/fonts"`,
    `LD_LIBRARY_PATH="${dir}/al2023/lib" exec "${dir}/chromium" "$@"`,
  ];
  writeFileSync(FETCHED_CHROMIUM, `${script.join("\n")}\n`);
  chmodSync(FETCHED_CHROMIUM, 0o755);
}

/** Finds a Chromium, or installs Chromium from the system's packages or from npm. Returns its path, or null on failure. */
export async function fetchChromium() {
  for (const install of [async () => {}, installFromSystem, installFromNpm]) {
    await install();
    const found = await findChromium();
    if (found) return found;
  }
  return null;
}
