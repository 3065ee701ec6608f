import { watch } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { build } from "esbuild";

/** The folders whose files are bundled with the pages or are run by the server. */
const folders = ["app", "components", "lib", "messages", "prisma/client", "server"];

/** Milliseconds without another change after which a change is complete. */
const quiet = 150;

/**
 * Lists the files that this server runs itself, relative to `dir`. Next does not reload these files in this process. Throws
 * with the messages of esbuild if a file cannot be compiled.
 */
export async function serverSources(dir: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [path.join(dir, "server/commands.ts"), path.join(dir, "server/site-server.ts")],
    absWorkingDir: dir,
    outdir: path.join(dir, "server"),
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "esnext",
    tsconfig: "server/tsconfig.server.json",
    logLevel: "silent",
  });
  return new Set(Object.keys(metafile.inputs));
}

/** Calls `changed` with the files, relative to `dir`, that were written together. Returns a function that ends the watch. */
export function watchSources(dir: string, changed: (files: ReadonlySet<string>) => void): () => void {
  let files = new Set<string>();
  let turn = 0;
  const note = async (file: string) => {
    files.add(file);
    turn += 1;
    const own = turn;
    await pause(quiet, undefined, { ref: false });
    if (own !== turn) return;
    const complete = files;
    files = new Set();
    changed(complete);
  };
  const watchers = folders.map((folder) =>
    watch(path.join(dir, folder), { recursive: true }, (_event, name) => {
      if (name !== null) void note(path.posix.join(folder, name));
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
