import { z } from "zod";
import { checkPeriods, periodDay, visitorText } from "../../calendar/period-fields";
import { isoTime, localizedUpTo, requiredText } from "../../content/fields";
import { localized, staffText } from "../../content/localized-text";
import { placeCode } from "./codes";

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const named = { code: placeCode, aliases: z.array(z.string()), updated_at: isoTime };

const period = {
  from: periodDay({ label: "tourForm.fields.from" }).input,
  until: periodDay({ label: "tourForm.fields.until" }).input,
};

const closure = z.object({ from: z.string(), until: z.string(), text: localized.nullable() });

/** A period in which a place is closed, yearly (`08-01`) or dated (`2027-08-01`), and what visitors read of it. */
const closureInput = z.object({
  ...period,
  text: visitorText({ label: "tourForm.fields.reason", limit: 300 }).input.optional(),
});

const mostClosures = 12;

export const closuresSchema = z.array(closure);

export const placeSchema = z.object({
  ...named,
  name: localized,
  lat: latitude.nullable(),
  lon: longitude.nullable(),
  closures: closuresSchema,
});

export type Place = z.output<typeof placeSchema>;

export function placeResponse(place: Place): z.input<typeof placeSchema> {
  return z.encode(placeSchema, place);
}

function wholePoint({ value, issues }: z.core.ParsePayload<{ lat?: number | null; lon?: number | null }>) {
  const { lat = null, lon = null } = value;
  if ((lat === null) === (lon === null)) return;
  const path = [lat === null ? "lat" : "lon"];
  issues.push({ code: "custom", input: null, path, message: "Isi lintang dan bujur bersama-sama." });
}

/** `PUT places/{code}`: creates or replaces a place; an absent key is stored as empty. */
export const placeInput = z
  .object({
    name: localizedUpTo(100),
    /** Other spellings and names, in any language. */
    aliases: z.array(requiredText(60)).max(40, "Paling banyak 40 item.").optional(),
    lat: latitude.nullish(),
    lon: longitude.nullish(),
    closures: z
      .array(closureInput)
      .max(mostClosures, `Paling banyak ${mostClosures} item.`)
      .check(checkPeriods)
      .optional(),
    /** The version the client last read. The save is refused with 409 if the place has changed since. */
    updated_at: isoTime.nullish(),
  })
  .check(wholePoint);

export type PlaceInput = z.output<typeof placeInput>;

export function placeChoices(places: Place[]): { code: string; name: string }[] {
  const named = places.map(({ code, name }) => ({ code, name: staffText(name) }));
  return named.toSorted((a, b) => a.name.localeCompare(b.name, "id"));
}
