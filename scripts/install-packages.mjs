import { existsSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { runWatched } from "./run-watched.mjs";

const PROGRESS_MS = 4_000;
const INSTALLED = "node_modules/.package-lock.json";

function readPackages(file) {
  try {
    const { "": _site, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    return {};
  }
}

/** The packages that have to be there. Optional ones may be made for other machines. */
function requiredPackages(withDevelopment) {
  return Object.entries(readPackages("package-lock.json")).filter(
    ([, { dev, optional, extraneous }]) => !optional && !extraneous && (withDevelopment || !dev),
  );
}

function isComplete(withDevelopment) {
  const locked = readPackages("package-lock.json");
  const installed = readPackages(INSTALLED);
  const isOutdated = ([folder, { version }]) => locked[folder] && locked[folder].version !== version;
  return (
    requiredPackages(withDevelopment).every(([folder]) => installed[folder]) &&
    !Object.entries(installed).some(isOutdated)
  );
}

/** The program of npm: the running one, else the one that came with this Node.js. */
function findNpm() {
  const folder = path.dirname(process.execPath);
  const places = ["../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"];
  const found = [process.env.npm_execpath, ...places.map((place) => path.resolve(folder, place))];
  const npm = found.find((file) => file && existsSync(file));
  if (npm) return npm;
  throw new Error("npm was not found; run this command through npm, for example with npm start.");
}

/** The page and the bundler's reports of Prisma's studio, and the database of its development server. */
const NEVER_READ = [
  "@prisma/dev/dist/runtime-assets",
  "@prisma/studio-core/dist/metafile-cjs.json",
  "@prisma/studio-core/dist/metafile-esm.json",
  "@prisma/studio-core/dist/ui",
];

/** Removes files that nothing here reads: source maps of packages, and the large parts of Prisma's command line. */
async function removeUnreadFiles() {
  const names = await readdir("node_modules", { recursive: true });
  const maps = names.filter((name) => name.endsWith(".map") && path.extname(name.slice(0, -4)) !== "");
  const unread = [...maps, ...NEVER_READ].map((name) => path.join("node_modules", name));
  await Promise.all(unread.map((name) => rm(name, { recursive: true, force: true })));
}

/** Runs npm; keeps what is installed, because a site may be running from these packages. */
function runNpm(withDevelopment, print) {
  const install = existsSync(INSTALLED) ? ["install", "--no-save"] : ["ci"];
  const which = withDevelopment ? "--include=dev" : "--omit=dev";
  return runWatched([findNpm(), ...install, which, "--no-audit", "--no-fund", "--loglevel=error"], {
    // Standard error holds the reasons of a failed start alone.
    print: (text) => void process.stdout.write(text),
    started() {},
    repeated: (seconds) => print(`nothing happened for ${seconds} s; ended and begun again`),
  });
}

/**
 * Installs the packages of `package-lock.json` if a package is missing or has another version.
 *
 * @param packages `site` for the packages that run and build the site, `all` for the devDependencies as well.
 *   Installed devDependencies are kept up to date in both cases.
 * @param print takes lines of progress
 */
export async function installPackages(packages, print) {
  const withDevelopment = packages === "all" || Object.values(readPackages(INSTALLED)).some(({ dev }) => dev);
  if (isComplete(withDevelopment)) return;
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  const folders = requiredPackages(withDevelopment).map(([folder]) => folder);
  const unpacked = () => folders.filter((folder) => existsSync(path.join(folder, "package.json"))).length;
  print(`installing ${folders.length} packages of package-lock.json`);
  const progress = setInterval(
    () => print(`${unpacked()} of ${folders.length} packages are unpacked (${seconds()} s)`),
    PROGRESS_MS,
  );
  try {
    const code = await runNpm(withDevelopment, print);
    if (code !== 0) throw new Error("npm could not install the packages; its reasons stand above.");
    await removeUnreadFiles();
  } finally {
    clearInterval(progress);
  }
  print(`installed (${seconds()} s)`);
}
