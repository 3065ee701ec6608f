import { PlannedDayNotes } from "@/components/site/trip/planned-day-notes";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { weekdayText, writtenDay } from "@/lib/core/calendar/day-texts";
import { momentInZone } from "@/lib/core/calendar/days";
import { formatMoney } from "@/lib/core/format";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";
import { type ImageSources, storageUrl } from "@/lib/core/storage/sources";
import { type PassTour, stillToPay } from "@/lib/requests/pass/trip-pass";

export type PassWords = Omit<Messages["tripPass"], "title" | "lead" | "withoutScript"> & {
  things: Messages["facts"]["thing"];
};

interface PassTourCardProps {
  tour: PassTour;
  /** Prints the values one after the other, because the pass has many tours. */
  isTight: boolean;
  /** Prints sun and water as well, because the pass has one tour alone. */
  isOnly: boolean;
  language: Language;
  words: PassWords;
}

/** Says until when the day can be cancelled free of charge, in the operator's time. */
function cancellationText({ freeUntil }: PassTour, language: Language, words: PassWords): string {
  const [day = "", time = ""] = freeUntil.split("T");
  if (!day || !time) return words.askCancel;
  if (momentInZone(day, time) < Date.now()) return words.freeOver;
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

export function PassTourCard({ tour, isTight, isOnly, language, words }: PassTourCardProps) {
  const { name, code, day, pickup, meeting, mapLink, currency, total, fees, bring, picture } = tour;
  const due = stillToPay(tour);
  const rows = [
    { icon: "users", label: words.people, text: peopleText(tour) },
    { icon: "map-pin", label: words.meeting, text: meeting },
    { icon: "backpack", label: words.bring, text: bring.map((thing) => words.things[thing]).join(", ") },
    {
      icon: "banknote",
      label: words.price,
      text: total === null ? "" : formatMoney(total, currency, language),
    },
    {
      icon: "wallet",
      label: words.due,
      text: due === null || due === total ? "" : formatMoney(due, currency, language),
    },
    { icon: "coins", label: words.fees, text: fees },
    { icon: "info", label: "", text: cancellationText(tour, language, words) },
  ].filter(({ text }) => text !== "");
  return (
    <section className="overflow-hidden rounded-card border border-line bg-white shadow-card print:break-inside-avoid print:shadow-none">
      {picture && (
        <div className="h-44 sm:h-56 print:hidden">
          <Picture source={sourceOf(picture)} alt="" sizes="(min-width: 48rem) 46rem, 100vw" first />
        </div>
      )}
      <div
        className={classNames(
          "grid gap-4 p-5 sm:p-6",
          isTight ? "print:gap-0 print:p-1.5" : "print:gap-1 print:p-3",
        )}
      >
        <div className="print:grid print:grid-cols-[minmax(0,1fr)_auto] print:items-baseline print:gap-x-2">
          <p className="font-semibold text-accent-text">{weekdayText(day, language)}</p>
          <h2 className="text-heading print:col-span-full print:text-[1.15em] print:leading-tight">{name}</h2>
          {code && (
            <p className="text-ink-soft print:col-start-2 print:row-start-1 print:text-[0.8em]">{code}</p>
          )}
        </div>
        {pickup && (
          <p className="rounded-xl bg-sea-50 px-4 py-3 text-sea-900 print:p-0">
            <span className="print:text-[0.8em]">{words.pickup}</span>
            <strong className="block text-title tabular-nums print:inline print:pl-2 print:text-[1.2em]">
              {pickup}
            </strong>
          </p>
        )}
        <div className={classNames("grid gap-1 empty:hidden", !isOnly && "print:hidden")}>
          <PlannedDayNotes tour={tour.id} day={day} language={language} />
        </div>
        <dl className={classNames("grid gap-3", isTight ? "print:block" : "print:gap-0.5")}>
          {rows.map(({ icon, label, text }) => (
            <div
              key={icon}
              className={classNames(
                "grid gap-0.5",
                isTight ? "print:mr-2 print:inline" : "print:flex print:items-baseline print:gap-2",
              )}
            >
              {label && (
                <dt
                  className={classNames(
                    "text-ink-soft text-base print:text-[0.8em]",
                    isTight && "print:inline",
                  )}
                >
                  {label}{" "}
                </dt>
              )}
              <dd className={classNames("wrap-anywhere font-medium", isTight && "print:inline")}>{text} </dd>
            </div>
          ))}
        </dl>
        {mapLink && <p className="wrap-anywhere hidden text-[0.9em] print:block">{mapLink}</p>}
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
