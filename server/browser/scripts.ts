import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CompiledScripts, compileScripts, type ScriptName } from "./compile.ts";

const fileName = "browser-scripts.json";

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

/** Reads the scripts of the build. Development and tests have no build and compile the sources. */
function loadScripts(): CompiledScripts {
  if (process.env.NODE_ENV !== "production") return compileScripts();
  const file = path.join(process.env.NEXT_DIST_DIR || ".next", fileName);
  const text = readIfThere(file);
  if (text === null) throw new Error(`${file} is missing; make it with npm run build.`);
  return JSON.parse(text);
}

let loaded: CompiledScripts | undefined;

/** Throws in production if the build is missing. */
export function browserScript(name: ScriptName): string {
  loaded ??= loadScripts();
  return loaded[name];
}
