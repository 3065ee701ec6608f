import type { z } from "zod";

/** What arrived, read and not yet checked. */
export interface SentBody {
  value: unknown;
  /** Equal for equal contents. */
  fingerprint: string;
  /** Lets go of what was put aside while reading. */
  dispose: () => Promise<void>;
}

/** How a body is read (415, 413, 400), and what it must be (422). */
export interface Body<S extends z.ZodType> {
  schema: S;
  read: (request: Request) => Promise<SentBody>;
}
