import { Readable } from "node:stream";
import type { Client } from "pg";
import { inTurn } from "@/lib/in-turn.ts";
import { store } from "@/lib/storage/store.ts";
import { imageFiles } from "@/lib/storage/variants.ts";
import { writeSummed } from "./hashed-file.ts";
import { imageFile, type Manifest } from "./manifest.ts";

/** Copies every file of every picture that the connection's transaction sees; names those that are not there. */
export async function dumpImages(client: Client, dir: string): Promise<Pick<Manifest, "images" | "missing">> {
  const { rows } = await client.query<{ path: string; widths: number[]; avif: boolean }>(
    "SELECT path, widths, avif FROM stored_image ORDER BY path",
  );
  const copying = inTurn(4);
  const missing: string[] = [];
  const copy = async (path: string) => {
    if (!(await store().find(path))) {
      missing.push(path);
      return [];
    }
    const stream = Readable.fromWeb(
      (await store().read(path, null)) as Parameters<typeof Readable.fromWeb>[0],
    );
    return [{ path, ...(await writeSummed(imageFile(dir, path), stream)) }];
  };
  const copied = await Promise.all(rows.flatMap(imageFiles).map((path) => copying(() => copy(path))));
  return { images: copied.flat(), missing: missing.sort() };
}
