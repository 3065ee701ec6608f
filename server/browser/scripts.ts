import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CompiledScripts, compileScripts, type ScriptName } from "./compile.ts";

/** The compiled scripts in the folder of a build. */
const fileName = "browser-scripts.json";

/** Compiles the scripts into the folder of a build, and leaves an equal file as it is. */
export function buildScripts(distDir: string): void {
  const file = path.join(distDir, fileName);
  const text = JSON.stringify(compileScripts());
  if (readIfThere(file) !== text) writeFileSync(file, text);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Reads what the build compiled. In development and in tests, which have no build of their own, compiles the sources. */
function loadScripts(): CompiledScripts {
  if (process.env.NODE_ENV !== "production") return compileScripts();
  const file = path.join(process.env.NEXT_DIST_DIR || ".next", fileName);
  const text = readIfThere(file);
  if (text === null) throw new Error(`${file} is missing; make it with npm run build.`);
  return JSON.parse(text);
}

let loaded: CompiledScripts | undefined;

/** Returns the code of a script that browsers run beside React. Throws in production where the build is missing. */
export function browserScript(name: ScriptName): string {
  loaded ??= loadScripts();
  return loaded[name];
}
