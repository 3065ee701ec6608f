import "server-only";
import { env } from "../env";
import type { ByteRange } from "./byte-range";
import { diskStore } from "./disk-store";
import { s3Store } from "./s3-store";

export interface StoredFile {
  size: number;
  modified: Date;
}

/** Where the files lie. Names are those of `isStoredName`. */
export interface Store {
  /** Whole or not at all. Throws `AppError` 507 where there is no room. */
  save: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is no such file. */
  find: (path: string) => Promise<StoredFile | null>;
  read: (path: string, range: ByteRange | null) => Promise<ReadableStream>;
  /** No error where there is none. */
  remove: (path: string) => Promise<void>;
  list: () => AsyncIterable<{ path: string; modified: Date }>;
  /** Takes away what broken writes left behind before a moment; says how much. */
  tidy: (before: Date) => Promise<number>;
}

/** The folder on the disk, or the bucket where one is named. */
export function store(): Store {
  return env().S3_BUCKET ? s3Store : diskStore;
}
