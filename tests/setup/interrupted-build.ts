import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ensureBuild } from "@/server/build.ts";

/** The files of a small build: the manifests, and a script that takes a moment to compress. */
export function buildFilesOf(mark: string): Record<string, string> {
  const words = Array.from({ length: 60_000 }, (_, n) => `${(n * 7_919) % 104_729}`).join(" ");
  return {
    BUILD_ID: mark,
    "routes-manifest.json": `{"build":"${mark}"}`,
    "static/chunks/1.js": `// ${mark}\n${words}`,
  };
}

/** Stands in for `next build`, which takes minutes. */
export async function writeBuild(dir: string, distDir: string, mark: string, count?: number): Promise<void> {
  for (const [name, content] of Object.entries(buildFilesOf(mark)).slice(0, count)) {
    const file = path.join(dir, distDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Builds in a process of its own, which a test kills; with "half" the compiler stops after half of its files. */
const [dir, compiled] = process.argv.slice(2);
if (process.send && dir)
  await ensureBuild(dir, ".next", async (root, distDir) => {
    await writeBuild(root, distDir, "killed", compiled === "half" ? 2 : undefined);
    if (compiled === "half") await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
