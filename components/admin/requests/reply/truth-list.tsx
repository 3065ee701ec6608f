import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { localize, staffText } from "@/lib/core/content/localized-text";
import { formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { GuestMessageWordsByLanguage } from "@/lib/requests/reading/guest-message-words";
import type { DeskTour } from "@/lib/requests/reply/desk-tour";
import { tourTruths } from "@/lib/requests/reply/truths";
import { type Desk, type DeskTourState, matchedLines } from "./use-desk";

type Mood = "good" | "doubt" | "bad";

interface Truth {
  mood: Mood;
  text: string;
}

const looks = {
  good: { icon: "circle-check", color: "text-leaf-600" },
  doubt: { icon: "info", color: "text-sea-800" },
  bad: { icon: "circle-alert", color: "text-alert-600" },
} as const;

const pickupMoods = {
  served: "good",
  surcharge: "doubt",
  unknown: "doubt",
  none: "bad",
  notServed: "bad",
} as const;
const topicMoods = { yes: "good", ask: "doubt", no: "bad" } as const;

interface TruthListProps {
  tour: DeskTour;
  state: DeskTourState;
  guest: Desk["guest"];
  words: GuestMessageWordsByLanguage;
}

function listTruths({ tour, state, guest, words }: TruthListProps): Truth[] {
  const { day, requested } = state;
  const lines = matchedLines(tour, requested.lines);
  const { hotel, notes } = guest;
  const truths = tourTruths(tour, { day, hotel, notes, lines }, words, new Date());
  const money = (value: number) => formatMoney(value, tour.currency, "id");
  const nameOf = (id: number) => {
    const line = tour.prices.find((each) => each.id === id);
    return line ? localize(line.service_type, "id").text : "";
  };
  const dayText = day ? writtenDay(day, "id") : "";
  const dayMood = { open: "good", far: "doubt", missing: "bad", late: "bad", closed: "bad" } as const;
  const isPriceKnown = lines.some(({ line, onlyFor }) => line !== null && !onlyFor);
  return [
    ...(truths.isHidden ? [{ mood: "bad" as const, text: adminText("reply.truths.hidden") }] : []),
    {
      mood: dayMood[truths.day],
      text: truths.reason
        ? adminText("reply.truths.closedBecause", { day: dayText, reason: staffText(truths.reason) })
        : adminText(`reply.truths.${truths.day}`, { day: dayText }),
    },
    ...lines.flatMap(({ line, what, count }) =>
      line === null
        ? [{ mood: "bad" as const, text: adminText("reply.truths.lineUnknown", { line: what, count }) }]
        : [],
    ),
    ...(isPriceKnown && truths.changedPrices.length === 0
      ? [{ mood: "good" as const, text: adminText("reply.truths.priceSame") }]
      : []),
    ...truths.changedPrices.map(({ line, written, now }) => ({
      mood: "bad" as const,
      text: adminText("reply.truths.priceChanged", {
        line: nameOf(line),
        written: money(written),
        now: money(now),
      }),
    })),
    {
      mood: pickupMoods[truths.pickup],
      text: adminText(`reply.truths.pickup.${truths.pickup}`, {
        area: [words.id.areas[truths.area], words.id.surcharges[truths.area]].filter(Boolean).join(", "),
      }),
    },
    ...truths.topics.map(({ topic, answer }) => ({
      mood: topicMoods[answer],
      text: adminText(`reply.truths.topic.${answer}`, { topic: adminText(`reply.topics.${topic}`) }),
    })),
  ];
}

/** Shows what is true of a requested tour today, beside what the guest asked. */
export function TruthList(props: TruthListProps) {
  return (
    <section aria-label={adminText("reply.truths.title")}>
      <ul className="grid gap-2 rounded-lg bg-sand-100 p-3">
        {listTruths(props).map(({ mood, text }) => (
          <li key={text} className={classNames("flex gap-2 font-medium text-[0.9375rem]", looks[mood].color)}>
            <Icon name={looks[mood].icon} className="mt-0.5 size-5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
