import { draftText } from "../../core/content/text-kinds";
import type { SharedText, SharedTextKind } from "./fields";

export const copyLists = {
  included: "included_excluded",
  excluded: "included_excluded",
  faq: "faqs",
  policy: "cancellation_policies",
} as const satisfies Record<SharedTextKind, string>;

export type CopyList = (typeof copyLists)[SharedTextKind];

export function draftOfSharedText({ id, kind, question, text }: SharedText): object {
  const shared_text_id = String(id);
  if (kind === "faq") return { question: draftText(question), answer: draftText(text), shared_text_id };
  const description = draftText(text);
  return kind === "policy" ? { description, shared_text_id } : { type: kind, description, shared_text_id };
}
