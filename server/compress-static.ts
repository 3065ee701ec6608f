import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const text = /\.(?:js|css|svg|json|txt|map)$/;

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Lays a `.br` and a `.gz` beside every text file of the build's `static` folder, once. */
export async function compressStatic(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => text.test(each))) {
    const path = join(folder, name);
    if (!(await isFile(path)) || (await isFile(`${path}.br`))) continue;
    const content = await readFile(path);
    await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    await writeFile(
      `${path}.br`,
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
  }
}
