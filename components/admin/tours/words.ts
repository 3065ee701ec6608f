import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Kind, kinds } from "@/lib/tours/kinds";

type Words = typeof import("@/messages/admin.json")["tours"]["general"]["detail"];

export function detailText(kind: Kind, word: Exclude<keyof Words, "empty">): string {
  return adminText(`tours.${kinds[kind].messages}.detail.${word}`);
}

export function emptyText(kind: Kind, part: keyof Words["empty"]): string {
  return adminText(`tours.${kinds[kind].messages}.detail.empty.${part}`);
}

type Word = keyof typeof import("@/messages/admin.json")["tours"]["general"]["list"];

export function listText(kind: Kind, word: Word): string {
  return adminText(`tours.${kinds[kind].messages}.list.${word}`);
}
