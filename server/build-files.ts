import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const RECORD = "build-files";

/** The code and the manifests of a build, which no running site changes. */
const LASTING = /^(?:BUILD_ID|(?!browser-scripts)[^/]+\.json|(?:server|static)\/.*\.(?:js|json|css))$/;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

/** Records the files of a new build with their sizes, for `damagedFile`. */
export function recordBuildFiles(build: string): void {
  const names = readdirSync(build, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const lines = names
    .filter((name) => LASTING.test(name))
    .map((name) => `${sizeOf(path.join(build, name))} ${name}`);
  writeFileSync(path.join(build, RECORD), lines.join("\n"));
}

/** Returns the name of a file of the build that is missing or cut, or null. A build of an earlier release has no record. */
export function damagedFile(build: string): string | null {
  const record = path.join(build, RECORD);
  if (sizeOf(record) === undefined) return null;
  for (const line of readFileSync(record, "utf8").split("\n")) {
    const [, size, name = RECORD] = /^(\d+) (.+)$/.exec(line) ?? [];
    if (sizeOf(path.join(build, name)) !== Number(size)) return name;
  }
  return null;
}
