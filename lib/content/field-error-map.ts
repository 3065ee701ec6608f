import type { z } from "zod";
import { id as indonesian } from "zod/locales";

const { localeError } = indonesian();

/** The Indonesian messages for refused values. For a missing value, the message equals that of the forms. */
export const fieldErrorMap: { error: z.core.$ZodErrorMap } = {
  error: (issue) => (issue.input === undefined ? "Wajib diisi." : localeError(issue)),
};
