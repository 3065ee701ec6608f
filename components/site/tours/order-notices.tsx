import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/core/i18n/languages";
import { type OrderNote, orderNoteText } from "@/lib/tours/closures/order-note";

/** Says above the picture why a tour runs in spite of orders of the harbour office for the coming days. */
export function OrderNotices({ orders, language }: { orders: readonly OrderNote[]; language: Language }) {
  return orders.map((order) => {
    const text = orderNoteText(order, language);
    return (
      <p key={text} className="flex gap-2 rounded-xl bg-sea-50 px-4 py-3 text-base leading-snug">
        <Icon name="circle-alert" className="mt-px size-5 shrink-0 text-sea-700" />
        {text}
      </p>
    );
  });
}
