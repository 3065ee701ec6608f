import { weekdayText } from "@/lib/booking/written-day";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { GuestMessageWordsByLanguage } from "@/lib/requests/reading/guest-message-words";
import type { GuestRequest } from "@/lib/requests/reading/guest-request";
import type { KnownTourName } from "@/lib/requests/reading/known-tours";

interface ReadPartsProps extends Pick<GuestRequest, "readAs"> {
  tours: readonly KnownTourName[];
  words: GuestMessageWordsByLanguage;
}

/** Shows how each recognized part of a free message was read, so that staff see what the desk took for a day or a number. */
export function ReadParts({ readAs, tours, words }: ReadPartsProps) {
  const readValue = (read: ReadPartsProps["readAs"][number]): string => {
    switch (read.part) {
      case "people":
        return adminText(`daySheet.people.${read.who}`, { count: read.count });
      case "day":
        return `${weekdayText(read.day, "id")} ${read.day.slice(0, 4)}`;
      case "area":
        return adminText("reply.readArea", { area: words.id.areas[read.area] ?? "" });
      case "tour": {
        const tour = tours.find(({ id }) => id === read.id);
        return tour ? staffText(tour.name) : "";
      }
      case "phone":
        return adminText("reply.phone");
      case "email":
        return adminText("reply.email");
    }
  };
  if (readAs.length === 0) return null;
  return (
    <section className="grid gap-1 rounded-lg bg-sea-50 p-3">
      <h3 className="font-medium">{adminText("reply.readAs")}</h3>
      <ul className="wrap-anywhere grid gap-0.5">
        {readAs.map((read) => (
          <li key={read.start} dir="auto" className="font-semibold leading-snug">
            {adminText("reply.readPart", { written: read.written, value: readValue(read) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
