import {
  BadgePercent,
  CalendarClock,
  CircleHelp,
  Hourglass,
  Languages,
  type LucideIcon,
  RefreshCw,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { namedMenuItems } from "@/components/admin/menu-items";
import { formatNumber, formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { daysLeft } from "@/lib/promos/fields";
import type {
  MissingFact,
  MissingLanguage,
  StaleTranslations,
} from "@/lib/registry/dashboard/missing-content";
import type { DoubtfulOldPrices } from "@/lib/registry/dashboard/old-prices";
import type { ScheduledBlogs, Upcoming } from "@/lib/registry/dashboard/upcoming";

interface AttentionPanelProps {
  title: string;
  Icon: LucideIcon;
  known?: boolean;
  children: ReactNode;
}

function AttentionPanel({ title, Icon, known = true, children }: AttentionPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-3 rounded-card border border-line bg-white p-4 shadow-card sm:p-5"
    >
      <h3 id={id} className="flex items-center gap-2.5 font-semibold leading-snug">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-sea-600" />
        {title}
      </h3>
      <div className="text-sm">
        {children}
        {!known && <p className="text-ink-soft">{adminText("dashboard.unknown")}</p>}
      </div>
    </section>
  );
}

interface UpcomingListProps {
  items: Upcoming[];
  address: string;
  note?: (item: Upcoming) => ReactNode;
}

function UpcomingList({ items, address, note }: UpcomingListProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="not-last:pb-2 not-first:pt-2">
          <AdminLink
            href={`${address}/${item.id}`}
            className="group/item flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5"
          >
            <span className="min-w-0 font-medium group-hover/item:underline">{item.title}</span>
            <span className="text-ink-soft text-xs">
              {formatShortDay(item.date, "id")}
              {note && <> · {note(item)}</>}
            </span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}

export function ScheduledPanel({ scheduled }: { scheduled: ScheduledBlogs | null }) {
  return (
    <AttentionPanel title={adminText("dashboard.scheduled")} Icon={CalendarClock} known={scheduled !== null}>
      {scheduled?.count === 0 && <p className="text-ink-soft">{adminText("dashboard.noneScheduled")}</p>}
      {scheduled && <UpcomingList items={scheduled.next} address="/admin/blogs" />}
      {scheduled && scheduled.count > scheduled.next.length && (
        <AdminLink
          href="/admin/blogs?state=scheduled"
          className="mt-2 inline-block font-medium text-sea-700 underline underline-offset-4"
        >
          {adminText("dashboard.allScheduled", { count: formatNumber(scheduled.count, "id") })}
        </AdminLink>
      )}
    </AttentionPanel>
  );
}

export function EndingPanel({ promos, now }: { promos: Upcoming[] | null; now: Date }) {
  const remaining = ({ date }: Upcoming) => {
    const days = daysLeft(date, now);
    return days === 0 ? adminText("promos.lastDay") : adminText("promos.endsIn", { days });
  };
  return (
    <AttentionPanel title={adminText("dashboard.endingPromos")} Icon={Hourglass} known={promos !== null}>
      {promos?.length === 0 && <p className="text-ink-soft">{adminText("dashboard.noneEnding")}</p>}
      {promos && <UpcomingList items={promos} address="/admin/promos" note={remaining} />}
    </AttentionPanel>
  );
}

function OldPriceList({ prices }: { prices: DoubtfulOldPrices["named"] }) {
  return (
    <ul className="divide-y divide-line">
      {prices.map(({ path, title, since }) => (
        <li key={path} className="not-last:pb-2 not-first:pt-2">
          <AdminLink
            href={path}
            className="group/item flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5"
          >
            <span className="min-w-0 font-medium group-hover/item:underline">{title}</span>
            <span className="text-ink-soft text-xs">
              {since === null
                ? adminText("dashboard.oldPriceUndated")
                : adminText("dashboard.oldPriceSince", { day: formatShortDay(new Date(since), "id") })}
            </span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}

const oldPricesShown = 4;

/** Old prices without a day, or asked more than 90 days ago. Visitors see them all the same. */
export function OldPricesPanel({ prices }: { prices: DoubtfulOldPrices | null }) {
  const { count, named } = prices ?? { count: 0, named: [] };
  const more = named.slice(oldPricesShown);
  return (
    <AttentionPanel title={adminText("dashboard.oldPrices")} Icon={BadgePercent} known={prices !== null}>
      {prices && count === 0 && <p className="text-ink-soft">{adminText("dashboard.noOldPrices")}</p>}
      <OldPriceList prices={named.slice(0, oldPricesShown)} />
      {more.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer font-medium text-sea-700 underline underline-offset-4">
            {adminText("dashboard.moreOldPrices", { count: formatNumber(count, "id") })}
          </summary>
          <div className="mt-2 max-h-80 overflow-y-auto">
            <OldPriceList prices={more} />
          </div>
          {count > named.length && (
            <p className="mt-2 text-ink-soft">
              {adminText("dashboard.unnamedOldPrices", { count: formatNumber(count - named.length, "id") })}
            </p>
          )}
        </details>
      )}
    </AttentionPanel>
  );
}

function MissingTranslationsLink({
  segment,
  listLabel,
  language,
  count,
}: MissingLanguage & { listLabel: string }) {
  const name = adminText(`dashboard.language.${language}`);
  const words = adminText("dashboard.lackingIn", { list: listLabel, language: name, count });
  return (
    <AdminLink
      href={`/admin/${segment}?lacks=${language}`}
      aria-label={`${name} ${formatNumber(count, "id")}. ${words}`}
      className="inline-flex min-h-9 items-center gap-2 rounded-full bg-coral-50 px-3 font-medium text-coral-700 transition-colors hover:bg-coral-100"
    >
      {`${name} `}
      <span className="font-semibold">{formatNumber(count, "id")}</span>
    </AdminLink>
  );
}

interface MissingTranslationsPanelProps {
  lists: (MissingLanguage[] | null)[];
}

export function MissingTranslationsPanel({ lists }: MissingTranslationsPanelProps) {
  const missing = lists.flatMap((list) => list ?? []);
  const known = lists.every((list) => list !== null);
  return (
    <AttentionPanel title={adminText("dashboard.lacking")} Icon={Languages} known={known}>
      {known && missing.length === 0 && (
        <p className="text-ink-soft">{adminText("dashboard.nothingLacks")}</p>
      )}
      <ul className="divide-y divide-line">
        {namedMenuItems()
          .map(({ segment, label }) => ({ label, own: missing.filter((each) => each.segment === segment) }))
          .filter(({ own }) => own.length > 0)
          .map(({ label, own }) => (
            <li key={label} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="font-medium">{label}</span>
              <span className="flex flex-wrap gap-2">
                {own.map((each) => (
                  <MissingTranslationsLink key={each.language} {...each} listLabel={label} />
                ))}
              </span>
            </li>
          ))}
      </ul>
    </AttentionPanel>
  );
}

export function MissingFactsPanel({ missing }: { missing: MissingFact[] | null }) {
  return (
    <AttentionPanel title={adminText("dashboard.missing")} Icon={CircleHelp} known={missing !== null}>
      {missing?.length === 0 && <p className="text-ink-soft">{adminText("dashboard.nothingMissing")}</p>}
      <ul className="divide-y divide-line">
        {missing?.map(({ fact, count }) => (
          <li key={fact} className="flex items-center justify-between gap-2 py-2">
            <span>{adminText(`dashboard.missingFacts.${fact}`)}</span>
            <span className="font-semibold">{formatNumber(count, "id")}</span>
          </li>
        ))}
      </ul>
    </AttentionPanel>
  );
}

export function StaleTranslationsPanel({ stale }: { stale: StaleTranslations[] | null }) {
  return (
    <AttentionPanel title={adminText("dashboard.staleTranslations")} Icon={RefreshCw} known={stale !== null}>
      {stale?.length === 0 && <p className="text-ink-soft">{adminText("dashboard.noneStale")}</p>}
      <span className="flex flex-wrap gap-2">
        {stale?.map(({ language, count }) => {
          const name = adminText(`dashboard.language.${language}`);
          const number = formatNumber(count, "id");
          return (
            <AdminLink
              key={language}
              href={`/admin/translations?state=stale&language=${language}`}
              aria-label={`${name} ${number}. ${adminText("dashboard.staleIn", { language: name, count: number })}`}
              className="inline-flex min-h-9 items-center gap-2 rounded-full bg-coral-50 px-3 font-medium text-coral-700 transition-colors hover:bg-coral-100"
            >
              {`${name} `}
              <span className="font-semibold">{number}</span>
            </AdminLink>
          );
        })}
      </span>
    </AttentionPanel>
  );
}
