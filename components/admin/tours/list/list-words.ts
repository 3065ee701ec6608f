import { adminText } from "@/lib/i18n/admin-messages";
import { type Kind, kinds } from "@/lib/tours/kinds";

type Word = keyof typeof import("@/messages/admin.json")["tours"]["general"]["list"];

/** A text of the list that each kind has in its own words. */
export function listText(kind: Kind, word: Word): string {
  return adminText(`tours.${kinds[kind].messages}.list.${word}`);
}
