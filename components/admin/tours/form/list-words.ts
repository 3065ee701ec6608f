import { adminText } from "@/lib/i18n/admin-messages";
import { listLimit } from "@/lib/tours/limits";
import type admin from "@/messages/admin.json";

export type ListName = keyof (typeof admin)["tourForm"]["add"];

/** The words of a list's editor, and how many items it may have. */
export function listWords(list: ListName) {
  return {
    addLabel: adminText(`tourForm.add.${list}`),
    emptyText: adminText(`tourForm.empty.${list}`),
    limit: listLimit[list],
    itemLabel: (index: number) => adminText(`tourForm.items.${list}`, { number: index + 1 }),
  };
}
