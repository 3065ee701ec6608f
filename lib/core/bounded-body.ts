/** Returns null as soon as the body is longer than `limit` bytes. Throws if the body breaks off. */
export async function readBounded(parts: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | null> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.byteLength;
    if (size > limit) return null;
    read.push(part);
  }
  return Buffer.concat(read);
}
