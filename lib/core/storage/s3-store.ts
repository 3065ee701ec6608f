import "server-only";
import type { S3Client } from "@aws-sdk/client-s3";
import { env } from "../env";
import { AppError } from "../errors";
import { sharedState } from "../shared-state";
import type { Store } from "./store-interface";
import { fileType, isStoredFile } from "./stored-names";

const timeouts = { connectionTimeout: 2_000, requestTimeout: 20_000 };

const bucket = sharedState("s3-client", (): { client?: Promise<S3Client> } => ({}));

async function connect(): Promise<S3Client> {
  const { S3Client } = await import("@aws-sdk/client-s3");
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = env();
  const own = S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY;
  return new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    credentials: own ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } : undefined,
    requestHandler: timeouts,
    // Many compatible servers do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** Creates the client on first use, so that a site on the disk never loads it. */
function s3Client(): Promise<S3Client> {
  bucket.client ??= connect();
  return bucket.client;
}

async function reaching<T>(call: (client: S3Client) => Promise<T>): Promise<T> {
  const { S3ServiceException } = await import("@aws-sdk/client-s3");
  try {
    return await call(await s3Client());
  } catch (error) {
    if (error instanceof S3ServiceException) throw error;
    throw new AppError(
      503,
      "Penyimpanan gambar sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.",
    );
  }
}

export async function closeS3Client(): Promise<void> {
  const { client } = bucket;
  bucket.client = undefined;
  (await client)?.destroy();
}

const commands = () => import("@aws-sdk/client-s3");

function object(path: string) {
  if (!isStoredFile(path)) throw new RangeError("not a name of the store");
  return { Bucket: env().S3_BUCKET, Key: path };
}

async function isMissing(error: unknown): Promise<boolean> {
  const { S3ServiceException } = await commands();
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** The bucket `S3_BUCKET`. A bucket has an object completely or not at all, so there is nothing to tidy. */
export const s3Store: Store = {
  async save(path, bytes) {
    const { PutObjectCommand } = await commands();
    const ContentType = fileType(path);
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
    if (!Body) throw new Error("The bucket sent a response without a body.");
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
        if (modified && isStoredFile(Key)) yield { path: Key, modified };
      }
    }
  },
  async tidy() {
    return 0;
  },
};
