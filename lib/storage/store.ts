import "server-only";
import { env } from "../env";
import { diskStore } from "./disk-store";
import { s3Store } from "./s3-store";
import type { Store } from "./store-interface";

/**
 * Held while a backup is taken; whoever removes files takes its shared form, or leaves them for the next time.
 * Here because `npm run backup` runs without the generated Prisma client, which `image-locks.ts` needs.
 */
export const BACKUP_LOCK = 7_262_953;

/** The folder on the disk, or the bucket where one is named. */
export function store(): Store {
  return env().S3_BUCKET ? s3Store : diskStore;
}
