import { z } from "zod";
import { checkPeriods, periodDay } from "../../core/calendar/period-fields";
import type { Field, FieldOptions } from "../../core/content/field";
import type { DraftOf } from "../../core/content/field-drafts";
import { optionalChoice } from "../../core/content/field-kinds";
import { createSchema } from "../../core/content/field-schemas";
import { requiredText } from "../../core/content/fields";
import { list } from "../../core/content/list-field";
import { localized, staffText } from "../../core/content/localized-text";
import { localizedText, optionalTextField } from "../../core/content/text-kinds";
import { visitorText } from "../../core/content/visitor-text";
import { changeKeys, recordSchemas } from "../../core/entity/record-schemas";
import { placeCode, placeWaters } from "./codes";

export const placeKinds = [
  "island",
  "beach",
  "bay",
  "viewpoint",
  "cave",
  "waterfall",
  "lake",
  "park",
  "temple",
  "market",
  "town",
  "pier",
  "other",
] as const;

const aliasList = z.array(z.string());

/** Other spellings and names, in any language. The form has one on each line. */
const aliases = {
  label: "places.aliases",
  section: "place",
  hint: "places.aliasesHint",
  kind: "other",
  required: false,
  stored: aliasList,
  input: z.array(requiredText(60)).max(40, "Paling banyak 40 item."),
  emptyDraft: () => "",
  toDraft: (names) => names.join("\n"),
  fromDraft: (draft) => draft.split("\n").flatMap((name) => name.trim() || []),
  toRecord: (draft) => draft.split("\n").flatMap((name) => name.trim() || []),
  readable: (text) => text.replaceAll("\n", ", "),
} satisfies Field<typeof aliasList, string[], string, false>;

/** The draft of `lat` holds what was typed while no point can be read from the text. */
function degrees({ most, ...options }: FieldOptions & { most: number }) {
  const stored = z.number().min(-most).max(most).nullable();
  return {
    ...options,
    kind: "other",
    required: false,
    stored,
    input: stored,
    emptyDraft: () => "",
    toDraft: (value) => (value === null ? "" : String(value)),
    fromDraft: (draft) => (draft.trim() === "" ? null : Number(draft)),
    toRecord: (draft) => (draft.trim() === "" || Number.isNaN(Number(draft)) ? null : Number(draft)),
    readable: (text) => text,
  } satisfies Field<typeof stored, number | null, string, false>;
}

const closure = z.object({ from: z.string(), until: z.string(), text: localized.nullable() });

export const closuresSchema = z.array(closure);

const closureList = list({
  label: "places.closures",
  section: "closures",
  limit: 12,
  item: "places.closureItem",
  add: "places.addClosure",
  empty: "places.noClosures",
  fields: {
    from: periodDay({ label: "tourForm.fields.from" }),
    until: periodDay({ label: "tourForm.fields.until" }),
    text: visitorText({ label: "places.closureText", limit: 300 }),
  },
});

/** The closed periods of a place. Each is yearly (`08-01`) or dated (`2027-08-01`) and has a text for visitors. */
const closures = { ...closureList, stored: closuresSchema, input: closureList.input.check(checkPeriods) };

export const placeFields = {
  name: localizedText({ label: "places.name", section: "place", limit: 100, rows: 1 }),
  kind: optionalChoice({
    label: "places.kind",
    section: "place",
    choices: placeKinds,
    choiceNames: {
      island: "places.kinds.island",
      beach: "places.kinds.beach",
      bay: "places.kinds.bay",
      viewpoint: "places.kinds.viewpoint",
      cave: "places.kinds.cave",
      waterfall: "places.kinds.waterfall",
      lake: "places.kinds.lake",
      park: "places.kinds.park",
      temple: "places.kinds.temple",
      market: "places.kinds.market",
      town: "places.kinds.town",
      pier: "places.kinds.pier",
      other: "places.kinds.other",
    },
  }),
  waters: optionalChoice({
    label: "places.waters",
    section: "place",
    hint: "places.watersHint",
    choices: placeWaters,
    choiceNames: {
      outer: "places.watersNames.outer",
      bay: "places.watersNames.bay",
      land: "places.watersNames.land",
    },
  }),
  area: optionalTextField({
    label: "places.area",
    section: "place",
    hint: "places.areaHint",
    limit: 60,
    nullable: true,
  }),
  aliases,
  lat: degrees({ label: "places.lat", section: "map", most: 90 }),
  lon: degrees({ label: "places.lon", section: "map", most: 180 }),
  closures,
};

function wholePoint({ value, issues }: z.core.ParsePayload<{ lat?: number | null; lon?: number | null }>) {
  const { lat = null, lon = null } = value;
  if ((lat === null) === (lon === null)) return;
  const path = [lat === null ? "lat" : "lon"];
  issues.push({ code: "custom", input: null, path, message: "Isi lintang dan bujur bersama-sama." });
}

const { create, ...schemas } = recordSchemas(placeFields, {
  named: { code: placeCode },
  created: { code: placeCode.optional() },
});

/** A create without a code gets one that follows from the English name. A change replaces all fields. */
export const placeSchemas = {
  ...schemas,
  create: create.check(wholePoint),
  update: createSchema(placeFields, changeKeys).check(wholePoint),
};

export type Place = z.output<typeof schemas.record>;
export type PlaceDraft = DraftOf<typeof placeFields>;
export type PlaceInput = z.output<typeof placeSchemas.update>;
export type PlaceCreate = z.output<typeof placeSchemas.create>;

export interface PlaceChoice {
  code: string;
  name: string;
}

const byName = (one: PlaceChoice, other: PlaceChoice) => one.name.localeCompare(other.name, "id");

export function placeChoices(places: Pick<Place, "code" | "name">[]): PlaceChoice[] {
  return places.map(({ code, name }) => ({ code, name: staffText(name) })).toSorted(byName);
}
