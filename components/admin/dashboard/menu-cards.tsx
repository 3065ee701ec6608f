import { ArrowRight } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { type MenuItem, namedMenuItems } from "@/components/admin/menu-items";
import { formatNumber } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface CardCountProps {
  count: number | undefined;
  unit: string;
}

function CardCount({ count, unit }: CardCountProps) {
  return (
    <span className="@max-[12rem]:col-start-2 @max-[12rem]:text-left text-right leading-none">
      <span className="block font-semibold text-3xl text-sea-900 tracking-tight sm:text-4xl">
        {count === undefined ? (
          <span title={adminText("dashboard.noCount")}>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{adminText("dashboard.noCount")}</span>
          </span>
        ) : (
          formatNumber(count, "id")
        )}
      </span>
      <span className="mt-1.5 block text-ink-soft text-sm">{unit}</span>
    </span>
  );
}

interface MenuCardProps {
  item: MenuItem;
  description: string;
  unit?: string;
  count: number | undefined;
}

function MenuCard({ item: { href, label, Icon }, description, unit, count }: MenuCardProps) {
  return (
    <AdminLink
      href={href}
      className="group/card grid @max-[12rem]:grid-cols-[auto_1fr] grid-cols-[auto_1fr_auto] content-between items-center gap-x-4 gap-y-8 rounded-card border border-line bg-white p-4 shadow-card transition-[border-color,box-shadow] hover:border-sea-300 hover:shadow-lift sm:grid-cols-[1fr_auto] sm:items-start sm:p-5"
    >
      <span className="inline-flex size-11 items-center justify-center rounded-xl bg-sea-100 text-sea-800">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <span className="wrap-anywhere grid min-w-0 gap-0.5 sm:col-span-2 sm:row-start-2">
        <span className="flex items-center gap-2 font-semibold text-lg leading-snug">
          {label}
          <ArrowRight
            aria-hidden="true"
            className="size-4.5 text-sea-600 transition-transform group-hover/card:translate-x-1 max-sm:hidden"
          />
        </span>
        <span className="text-ink-soft text-sm">{description}</span>
      </span>
      {unit && <CardCount count={count} unit={unit} />}
    </AdminLink>
  );
}

export function MenuCards({ counts }: { counts: Map<string, number> }) {
  return (
    <section aria-label={adminText("dashboard.cards")} className="mt-8">
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {namedMenuItems().flatMap(({ card, ...item }) =>
          card ? (
            <li key={item.segment} className="@container grid grid-cols-1">
              <MenuCard
                item={item}
                description={card.description}
                unit={card.records?.unit}
                count={counts.get(item.segment)}
              />
            </li>
          ) : (
            []
          ),
        )}
      </ul>
    </section>
  );
}
