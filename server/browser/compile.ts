import path from "node:path";
import { buildSync } from "esbuild";
import { languages } from "@/lib/core/i18n/languages.ts";

export const scriptNames = [
  "clearing-worker",
  "keeping-worker",
  "late-scripts",
  "plan-mode",
  "seen-requests",
  "seen-views",
] as const;

export type ScriptName = (typeof scriptNames)[number];

export type CompiledScripts = Record<ScriptName, string>;

/** Takes a tenth of a second. Throws esbuild's message if a source has an error. */
export function compileScripts(): CompiledScripts {
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
