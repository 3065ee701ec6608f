import { z } from "zod";
import { recordApi } from "../../api/record-operations";
import { visitorText } from "../../calendar/period-fields";
import type { DraftOf } from "../../content/field-drafts";
import { optionalNumber } from "../../content/field-kinds";
import { createSchema, encodeWire, storedShape, updateSchema, wireShape } from "../../content/field-schemas";
import { isoTime } from "../../content/fields";
import { localizedText } from "../../content/text-kinds";
import { defineEntity } from "../../entity/define-entity";
import { confirmedLanguages, translationStateKey } from "../../translations/schema";
import { areaCode } from "./codes";
import { proposedCodes } from "./proposals";

const section = "area";

export const pickupAreaFields = {
  name: localizedText({ label: "pickupAreas.name", section, limit: 60, rows: 1 }),
  surcharge: visitorText({
    label: "pickupAreas.surcharge",
    section,
    hint: "pickupAreas.surchargeHint",
    limit: 120,
  }),
  /** Without a number the area stands last. */
  position: optionalNumber({
    label: "pickupAreas.position",
    section,
    hint: "pickupAreas.positionHint",
    decimals: 0,
    values: z.int().min(0).max(9_999),
  }),
};

export type PickupAreaDraft = DraftOf<typeof pickupAreaFields>;

const named = { id: z.int().positive(), code: areaCode };

export const pickupAreaSchema = z.object({
  ...named,
  ...storedShape(pickupAreaFields),
  updated_at: isoTime,
});

export type PickupArea = z.output<typeof pickupAreaSchema>;

export const pickupAreaResponseSchema = z.object({
  ...named,
  ...wireShape(pickupAreaFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export function pickupAreaResponse(area: PickupArea): z.input<typeof pickupAreaResponseSchema> {
  return encodeWire(pickupAreaResponseSchema, pickupAreaFields, area);
}

/** `POST pickup-areas`: without a code the area gets one that follows from its English name. */
export const pickupAreaCreate = createSchema(pickupAreaFields, { code: areaCode.optional() });

export const pickupAreaUpdate = updateSchema(pickupAreaFields, {
  /** The version the client last read. The save is refused with 409 if the area has changed since. */
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
});

export type PickupAreaCreate = z.output<typeof pickupAreaCreate>;
export type PickupAreaUpdate = z.output<typeof pickupAreaUpdate>;

export const proposalsInput = z.object({
  codes: z
    .array(z.enum(proposedCodes))
    .min(1, "Pilih paling sedikit satu wilayah.")
    .max(proposedCodes.length),
});

const { operations, ...api } = recordApi({
  one: "PickupArea",
  many: "PickupAreas",
  tag: "Pick-up areas",
  path: "/pickup-areas",
  read: "public",
  write: "editContent",
  list: {
    summary: "Areas in which guests are picked up, in their order",
    response: z.array(pickupAreaResponseSchema),
  },
  create: pickupAreaCreate,
  update: pickupAreaUpdate,
  response: pickupAreaResponseSchema,
  summaries: {
    create: "A new area; without a code its code follows from the English name",
    get: "One area",
    update: "Change an area: absent keys stay",
    delete: "Delete an area; refused with the names of the tours that pick up there",
  },
});

const failures = [409] as const;

export const pickupAreaEntity = defineEntity({
  name: "pickup_area",
  fields: pickupAreaFields,
  sections: { area: { title: "pickupAreas.section", intro: "pickupAreas.sectionIntro" } },
  response: pickupAreaResponseSchema,
  ownKey: "surcharge",
  area: "pickup-areas",
  words: "pickupAreas",
  menu: { group: "tools", label: "frame.pickupAreas", permission: "editContent" },
  formOnly: true,
  table: "pickup_area",
  titles: ["name"],
  api: {
    ...api,
    operations: {
      ...operations,
      createPickupArea: { ...operations.createPickupArea, failures },
      deletePickupArea: { ...operations.deletePickupArea, failures },
    },
  },
});
