import "server-only";
import { env } from "../env";
import { diskStore } from "./disk-store";
import { s3Store } from "./s3-store";
import type { Store } from "./store-interface";

/** The folder on the disk, or the bucket if one is configured. */
export function store(): Store {
  return env().S3_BUCKET ? s3Store : diskStore;
}
