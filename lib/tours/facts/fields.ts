import { z } from "zod";
import type { Field } from "../../core/content/field";
import { optionalNumber } from "../../core/content/field-kinds";
import { localized } from "../../core/content/localized-text";
import { placeCode, placeWaters, readableCode } from "../places/codes";
import { type FactsDraft, factsDraft, factsProblems, sentFacts, shownFacts } from "./draft";
import { type Facts, factsInput, factsSchema } from "./schema";

const facts = {
  label: "tourForm.fields.facts",
  section: "facts",
  kind: "other",
  required: false,
  stored: factsSchema,
  input: factsInput,
  emptyDraft: (): FactsDraft => factsDraft({}),
  toDraft: factsDraft,
  fromDraft: sentFacts,
  draftProblems: factsProblems,
  toRecord: shownFacts,
} satisfies Field<typeof factsSchema, Facts, FactsDraft, false>;

const tourStop = z.object({
  place: z.string(),
  name: localized,
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  waters: z.enum(placeWaters).nullable(),
});

export type TourStop = z.output<typeof tourStop>;

const answeredStop = tourStop.pick({ place: true, name: true });

interface DraftStop {
  place: string;
}

const stopsLimit = 40;

/** A request names the codes of the places, alone or in the form of a response. */
const stops = {
  label: "tourForm.fields.stops",
  section: "facts",
  limit: stopsLimit,
  kind: "list",
  required: false,
  stored: z.array(tourStop),
  wire: z.array(answeredStop),
  input: z
    .array(z.union([placeCode.transform((place) => ({ place })), z.object({ place: placeCode })]))
    .max(stopsLimit, `Paling banyak ${stopsLimit} item.`),
  emptyDraft: (): DraftStop[] => [],
  toDraft: (stored: DraftStop[]): DraftStop[] => stored.map(({ place }) => ({ place })),
  fromDraft: (drafts: DraftStop[]) => drafts.map(({ place }) => ({ place })),
  toRecord: (drafts: DraftStop[]): TourStop[] =>
    drafts.map(({ place }) => ({
      place,
      name: { en: readableCode(place) },
      lat: null,
      lon: null,
      waters: null,
    })),
  items: {
    item: "tourForm.items.stops",
    fields: {
      place: {
        label: "tourForm.fields.place",
        kind: "text",
        required: true,
        stored: z.string(),
        input: placeCode,
        readable: readableCode,
        emptyDraft: () => "",
        toDraft: (place: string) => place,
        fromDraft: (draft: string) => draft,
        toRecord: (draft: string) => draft,
      },
    },
  },
} satisfies Field;

export const factFields = {
  /** Minutes, for filters and sorting; visitors read `duration`. One day of a tour of several days is 1,440. */
  duration_minutes: optionalNumber({
    label: "tourForm.fields.duration_minutes",
    section: "facts",
    decimals: 0,
    hint: "tourForm.hints.duration_minutes",
    values: z.int().min(1).max(527_040),
  }),
  stops,
  facts,
};
