import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { languages } from "@/lib/core/i18n/languages.ts";

const scriptNames = [
  "clearing-worker",
  "keeping-worker",
  "late-scripts",
  "plan-mode",
  "seen-requests",
  "seen-views",
] as const;

type ScriptName = (typeof scriptNames)[number];

type CompiledScripts = Record<ScriptName, string>;

/** Takes a tenth of a second. Throws esbuild's message if a source has an error. */
function compileScripts(): CompiledScripts {
  const folder = import.meta.dirname;
  const { outputFiles } = buildSync({
    entryPoints: scriptNames.map((name) => path.join(folder, `${name}.ts`)),
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    alias: { "@": path.join(folder, "../..") },
    define: { LANGUAGES: JSON.stringify(languages.join("|")) },
    // The project's own settings would begin each script with "use strict".
    tsconfigRaw: { compilerOptions: { target: "es2022" } },
    logLevel: "silent",
  });
  const codes = outputFiles.map((file) => [path.basename(file.path, ".js"), file.text.trim()]);
  return Object.fromEntries(codes);
}

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
