import type { z } from "zod";
import type { ComponentName } from "./components";

export type Method = "get" | "post" | "put" | "delete";

/** One method of one path, as much of it as does not follow from the rest. */
export interface Operation {
  id: string;
  summary: string;
  tag: "Tours" | "Promos" | "Blogs" | "SEO" | "Users" | "Service";
  /** With a session only. */
  admin?: boolean;
  query?: z.ZodObject;
  json?: z.ZodType;
  multipart?: z.ZodType;
  /** Sent with POST it needs `_method=PUT`. */
  methodField?: boolean;
  /** A create that is remembered by its `Idempotency-Key`. */
  once?: boolean;
  /** A save that is compared with `updated_at`. */
  versioned?: boolean;
  status: 200 | 201 | 204;
  answer?: ComponentName;
  /** Failures that do not follow from the rest. */
  failures?: number[];
}

export type Operations = Record<string, Partial<Record<Method, Operation>>>;
