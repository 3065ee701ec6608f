import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { writtenVisitorText } from "../../calendar/period-fields";
import type { Transaction } from "../../content/change-content";
import { patchedTexts } from "../../content/field-schemas";
import type { LocalizedText } from "../../content/localized-text";
import { lockRecord } from "../../content/lock-record";
import { AppError } from "../../errors";
import {
  type SharedText,
  type SharedTextCreate,
  type SharedTextUpdate,
  sharedTextFields,
  sharedTextProblems,
  sharedTextSchema,
} from "./fields";

const orNull = (question: SharedText["question"] | undefined) =>
  question === null ? Prisma.DbNull : question;

/** Creates a text, or restores a deleted one under its `id`. */
export async function createSharedText(
  tx: Transaction,
  input: SharedTextCreate,
  id?: number,
): Promise<SharedText> {
  const { kind, text, question } = input;
  const data = { id, kind, text, question: orNull(question) };
  return sharedTextSchema.parse(await tx.sharedText.create({ data }));
}

/** Returns null if the text does not exist. Throws 409 if it was saved since `updated_at`, 422 for another kind. */
export async function updateSharedText(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, ...input }: SharedTextUpdate,
): Promise<SharedText | null> {
  const row = await lockRecord(tx, "shared_text", sharedTextFields, { id, updated_at });
  if (!row) return null;
  const stored = sharedTextSchema.parse(await tx.sharedText.findUniqueOrThrow({ where: { id } }));
  const texts = patchedTexts(sharedTextFields, input, row);
  const question = texts.question ? writtenVisitorText("question", texts.question) : stored.question;
  const text = (texts.text as LocalizedText | undefined) ?? stored.text;
  const { kind = stored.kind } = input;
  const problems =
    kind === stored.kind
      ? sharedTextProblems({ kind, question, text })
      : { kind: "Jenis tidak dapat diubah. Buat teks baru." };
  const [message] = Object.values(problems);
  if (message !== undefined) {
    const errors = Object.entries(problems).map(([path, problem]) => [path, [problem]]);
    throw new AppError(422, message, Object.fromEntries(errors));
  }
  const data = { text, question: orNull(question), updated_at: new Date() };
  return sharedTextSchema.parse(await tx.sharedText.update({ where: { id }, data }));
}
