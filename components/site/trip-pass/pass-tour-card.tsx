import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { weekdayText, writtenDay } from "@/lib/booking/written-day";
import { phuketMoment } from "@/lib/calendar/days";
import { formatMoney } from "@/lib/format";
import { fill } from "@/lib/i18n/fill";
import type { Language } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";
import { type ImageSources, storageUrl } from "@/lib/storage/sources";
import type { PassTour } from "@/lib/trip-pass/trip-pass";

export type PassWords = Omit<Messages["tripPass"], "title" | "lead" | "withoutScript"> & {
  things: Messages["facts"]["thing"];
};

interface PassTourCardProps {
  tour: PassTour;
  language: Language;
  words: PassWords;
}

/** Says until when the day can be cancelled free of charge, in the time of Phuket. */
function cancellationText({ freeUntil }: PassTour, language: Language, words: PassWords): string {
  const [day = "", time = ""] = freeUntil.split("T");
  if (!day || !time) return words.askCancel;
  if (phuketMoment(day, time) < Date.now()) return words.freeOver;
  return fill(words.free, { day: writtenDay(day, language), time });
}

/** The width of the picture on a phone; the pass does not say which widths are stored. */
function sourceOf(picture: string): ImageSources {
  const src = `${storageUrl(picture)}?width=640`;
  return { src, srcSet: src, format: "webp", width: 640, height: 400 };
}

function peopleText({ lines }: PassTour): string {
  return lines.map(({ what, count }) => `${count} × ${what || "…"}`).join(", ");
}

export function PassTourCard({ tour, language, words }: PassTourCardProps) {
  const { name, code, day, pickup, meeting, mapLink, currency, total, bring, picture } = tour;
  const rows = [
    { icon: "users", label: words.people, text: peopleText(tour) },
    { icon: "map-pin", label: words.meeting, text: meeting },
    { icon: "backpack", label: words.bring, text: bring.map((thing) => words.things[thing]).join(", ") },
    {
      icon: "banknote",
      label: words.price,
      text: total === null ? "" : formatMoney(total, currency, language),
    },
    { icon: "info", label: "", text: cancellationText(tour, language, words) },
  ].filter(({ text }) => text !== "");
  return (
    <section className="overflow-hidden rounded-card border border-line bg-white shadow-card print:break-inside-avoid print:shadow-none">
      {picture && (
        <div className="h-44 sm:h-56 print:hidden">
          <Picture source={sourceOf(picture)} alt="" sizes="(min-width: 48rem) 46rem, 100vw" first />
        </div>
      )}
      <div className="grid gap-4 p-5 sm:p-6 print:gap-1.5 print:p-3">
        <div>
          <p className="font-semibold text-accent-text">{`${weekdayText(day, language)} ${day.slice(0, 4)}`}</p>
          <h2 className="text-heading print:text-lg">{name}</h2>
          {code && <p className="text-ink-soft">{code}</p>}
        </div>
        {pickup && (
          <p className="rounded-xl bg-sea-50 px-4 py-3 text-sea-900 print:p-0">
            {words.pickup}
            <strong className="block text-title tabular-nums print:inline print:pl-2 print:text-base">
              {pickup}
            </strong>
          </p>
        )}
        <dl className="grid gap-3 print:gap-1">
          {rows.map(({ icon, label, text }) => (
            <div key={icon} className="grid gap-0.5 print:flex print:gap-2">
              {label && <dt className="text-ink-soft text-base">{label}</dt>}
              <dd className="wrap-anywhere font-medium">{text}</dd>
            </div>
          ))}
        </dl>
        {mapLink && (
          <a
            href={mapLink}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-12 items-center gap-2 font-semibold text-sea-700 underline print:hidden"
          >
            <Icon name="map-pin" className="size-5" />
            {words.map}
          </a>
        )}
      </div>
    </section>
  );
}
