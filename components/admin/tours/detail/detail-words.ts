import { adminText } from "@/lib/i18n/admin-messages";
import { type Kind, kinds } from "@/lib/tours/kinds";

type Words = typeof import("@/messages/admin.json")["tours"]["general"]["detail"];

/** A text of the detail that each kind has in its own words. */
export function detailText(kind: Kind, word: Exclude<keyof Words, "empty">): string {
  return adminText(`tours.${kinds[kind].messages}.detail.${word}`);
}

/** What stands in the place of an empty list. */
export function emptyText(kind: Kind, part: keyof Words["empty"]): string {
  return adminText(`tours.${kinds[kind].messages}.detail.empty.${part}`);
}
