import { z } from "zod";
import { type LocalizedText, localized } from "../../core/content/localized-text";
import { AppError } from "../../core/errors";
import { recordSlug } from "../../core/pages/slug";
import { dayReach, type Outlook, requestedDay } from "../calendar/running-on";
import type { Tour } from "../schema";
import type { ListPage } from "./queries";

const next = z.iso
  .date()
  .nullable()
  .describe(
    "The first day that can be requested from the asked day on, else the first day that can be requested at all.",
  );
const note = localized.nullable().describe("The note of staff about the season or the closed days.");

const closed_stops = z
  .array(z.string())
  .describe("The codes of the stops of the tour that are closed on the asked day.");

/** How a tour stands on the day that `GET packages?date=` asks about. */
export const runsSchema = z.object({ state: z.enum(["runs", "rough", "closed"]), note, next, closed_stops });

export const closedTourSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: localized,
  note,
  next,
});

const encodeNote = (text: LocalizedText | null) => text && localized.encode(text);

function runsResponse({ state, note, next, closed_stops: stops }: Outlook): z.input<typeof runsSchema> {
  return { state, note: encodeNote(note), next, closed_stops: stops.map(({ place }) => place) };
}

/** Makes the response of a list with filters or a day. Only a day adds keys. `tours` are the responses in their order. */
export function listPageResponse<Answer extends object>(
  { listed, pagination, closed }: ListPage<Tour>,
  tours: readonly Answer[],
  day: string | undefined,
) {
  const data = tours.map((tour, index) => {
    const outlook = listed[index]?.outlook;
    return { ...tour, ...(outlook && { runs: runsResponse(outlook) }) };
  });
  if (!day) return { data, pagination };
  return {
    data,
    pagination,
    closed: closed.map(({ tour: { id, name }, outlook }) => ({
      id,
      slug: recordSlug(name.en, id, "tour"),
      name: localized.encode(name),
      note: encodeNote(outlook?.note ?? null),
      next: outlook?.next ?? null,
    })),
  };
}

/** A day that can be asked about; 422 for another. */
export function requireRequestedDay(day: string, now: Date): string {
  const asked = requestedDay(day, now);
  if (asked?.state === "asked") return asked.day;
  const message = `Harus antara hari ini dan ${dayReach} hari ke depan.`;
  throw new AppError(422, message, { date: [message] });
}
