import type { z } from "zod";
import { id as indonesian } from "zod/locales";

const { localeError } = indonesian();

/** The messages of refused values in Indonesian. A missing value is told as staff know the message from the forms. */
export const fieldErrorMap: { error: z.core.$ZodErrorMap } = {
  error: (issue) => (issue.input === undefined ? "Wajib diisi." : localeError(issue)),
};
