import "server-only";
import type { S3Client } from "@aws-sdk/client-s3";
import { env } from "../env";
import { AppError } from "../errors";

/** Milliseconds until a bucket that does not answer is given up. */
const timeouts = { connectionTimeout: 2_000, requestTimeout: 20_000 };

let client: Promise<S3Client> | undefined;

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

/** The client of the bucket's server, made on first use: a site on the disk never loads it. */
export function s3Client(): Promise<S3Client> {
  client ??= connect();
  return client;
}

/** What the bucket's server answers; 503 where it does not. */
export async function reaching<T>(call: (client: S3Client) => Promise<T>): Promise<T> {
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

/** Lets go of its connections; the next use makes a new one. */
export async function closeS3Client(): Promise<void> {
  const current = client;
  client = undefined;
  (await current)?.destroy();
}
