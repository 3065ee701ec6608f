/** A stored record as the form was made from it. */
export interface StoredRecord<Values> {
  values: Values;
  /** Null for one that does not exist yet. */
  updatedAt: string | null;
}

/** What a save is sent with. */
export interface Sending {
  updatedAt: string | null;
  idempotencyKey: string;
  signal: AbortSignal;
}
