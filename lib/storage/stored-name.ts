/** Names that the store gives: hex folders and files, nothing that could lead out of it. */
const storedName = /^[0-9a-f]{2}\/[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/;

export function isStoredName(path: string): boolean {
  return storedName.test(path);
}

/** The image that a file belongs to: `ab/abcd-640.avif` → `ab/abcd.webp`. */
export function imageOf(path: string): string {
  return path.replace(/(-\d{2,4})?\.(webp|avif)$/, ".webp");
}

/** The name of the picture whose file has this SHA-256, in hex: the same picture twice is one file. */
export function nameOfHash(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(0, 32)}.webp`;
}
