export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  size: number;
  modified: Date;
}

export interface Store {
  /** Saves the whole file or none of it. Throws `AppError` 507 if the disk is full. */
  save: (path: string, bytes: Uint8Array) => Promise<void>;
  find: (path: string) => Promise<StoredFile | null>;
  read: (path: string, range: ByteRange | null) => Promise<ReadableStream>;
  /** Succeeds if the file does not exist. */
  remove: (path: string) => Promise<void>;
  list: () => AsyncIterable<{ path: string; modified: Date }>;
  /** Removes leftovers of failed writes from before a moment, and returns how many. */
  tidy: (before: Date) => Promise<number>;
}
