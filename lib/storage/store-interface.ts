/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

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
