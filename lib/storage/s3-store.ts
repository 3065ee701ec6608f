import "server-only";
import { env } from "../env";
import { reaching, s3Client } from "./s3-client";
import type { Store } from "./store";
import { isStoredName } from "./stored-name";

const commands = () => import("@aws-sdk/client-s3");

function object(path: string) {
  if (!isStoredName(path)) throw new RangeError("not a name of the store");
  return { Bucket: env().S3_BUCKET, Key: path };
}

async function isMissing(error: unknown): Promise<boolean> {
  const { S3ServiceException } = await commands();
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** The bucket `S3_BUCKET`. A bucket shows an object whole or not at all, so there is nothing to tidy. */
export const s3Store: Store = {
  async save(path, bytes) {
    const { PutObjectCommand } = await commands();
    const ContentType = path.endsWith(".avif") ? "image/avif" : "image/webp";
    await reaching((client) =>
      client.send(new PutObjectCommand({ ...object(path), Body: bytes, ContentType })),
    );
  },
  async find(path) {
    const { HeadObjectCommand } = await commands();
    try {
      const head = await reaching((client) => client.send(new HeadObjectCommand(object(path))));
      return { size: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) };
    } catch (error) {
      if (await isMissing(error)) return null;
      throw error;
    }
  },
  async read(path, range) {
    const { GetObjectCommand } = await commands();
    const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
    const { Body } = await reaching((client) =>
      client.send(new GetObjectCommand({ ...object(path), Range })),
    );
    if (!Body) throw new Error("the bucket answered without a body");
    return Body.transformToWebStream();
  },
  async remove(path) {
    const { DeleteObjectCommand } = await commands();
    await reaching((client) => client.send(new DeleteObjectCommand(object(path))));
  },
  async *list() {
    const { paginateListObjectsV2 } = await commands();
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: await s3Client() },
      { Bucket: env().S3_BUCKET },
    )) {
      for (const { Key = "", LastModified: modified } of Contents) {
        if (modified && isStoredName(Key)) yield { path: Key, modified };
      }
    }
  },
  async tidy() {
    return 0;
  },
};
