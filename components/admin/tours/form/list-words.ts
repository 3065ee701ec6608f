import { adminText } from "@/lib/i18n/admin-messages";
import type admin from "@/messages/admin.json";

export type ListName = keyof (typeof admin)["tourForm"]["add"];

/** The words of a list's editor. */
export function listWords(list: ListName) {
  return {
    addLabel: adminText(`tourForm.add.${list}`),
    emptyText: adminText(`tourForm.empty.${list}`),
    itemLabel: (index: number) => adminText(`tourForm.items.${list}`, { number: index + 1 }),
  };
}
