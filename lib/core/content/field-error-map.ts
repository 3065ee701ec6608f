import type { z } from "zod";
import { id as indonesian } from "zod/locales";

const { localeError } = indonesian();

const units: Record<string, string> = { string: "karakter", array: "item", set: "item", file: "byte" };

const types: Record<string, string> = {
  string: "teks",
  number: "angka",
  boolean: "true atau false",
  array: "daftar",
  object: "objek",
  record: "objek",
};

/** Says a limit as the messages of the schemas do: "Paling banyak 60 karakter." or "Paling besar 2199." */
function limitMessage(bound: "most" | "least", origin: string, limit: number | bigint): string {
  const unit = units[origin];
  if (unit) return `Paling ${bound === "most" ? "banyak" : "sedikit"} ${limit} ${unit}.`;
  return `Paling ${bound === "most" ? "besar" : "kecil"} ${limit}.`;
}

function messageOf(issue: z.core.$ZodRawIssue): ReturnType<typeof localeError> {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return "Wajib diisi.";
      if (issue.expected === "int") return "Tulis bilangan bulat.";
      const type = types[issue.expected];
      return type ? `Nilai ini harus berupa ${type}.` : localeError(issue);
    }
    case "invalid_value":
      return issue.input === undefined ? "Wajib diisi." : `Pilih salah satu: ${issue.values.join(", ")}.`;
    case "too_big":
      return limitMessage("most", issue.origin, issue.maximum);
    case "too_small":
      return limitMessage("least", issue.origin, issue.minimum);
    default:
      return issue.input === undefined ? "Wajib diisi." : localeError(issue);
  }
}
/** The Indonesian messages for refused values. For a missing value, the message equals that of the forms. */
export const fieldErrorMap: { error: z.core.$ZodErrorMap } = { error: messageOf };
