import { readFile } from "node:fs/promises";
import { storeImage } from "@/lib/storage/images.ts";
import type { SceneName } from "../demo/demo-content.ts";

/** Path in the store by scene; throws for one that was not stored. */
export type ScenePaths = (scene: SceneName) => string;

const LANES = 3;
const PROGRESS_MS = 5_000;

/**
 * Puts the drawn pictures of these scenes into the store, the way uploads go.
 *
 * @param folder of files named `<motif>-<light>.webp`
 * @param print takes lines of progress
 */
export async function storeScenes(scenes: SceneName[], folder: URL, print: (text: string) => void) {
  const waiting = [...new Set(scenes)];
  const total = waiting.length;
  const paths = new Map<SceneName, string>();
  const progress = setInterval(() => print(`pictures: ${paths.size} of ${total}`), PROGRESS_MS);
  const work = async () => {
    for (let scene = waiting.pop(); scene; scene = waiting.pop()) {
      const bytes = await readFile(new URL(`${scene.replace("/", "-")}.webp`, folder));
      paths.set(scene, (await storeImage(bytes)).path);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, work));
  } finally {
    clearInterval(progress);
  }
  const pathOf: ScenePaths = (scene) => {
    const path = paths.get(scene);
    if (!path) throw new RangeError(`there is no picture of ${scene}`);
    return path;
  };
  return pathOf;
}
