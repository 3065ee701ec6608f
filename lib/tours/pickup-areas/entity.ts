import { z } from "zod";
import { recordApi } from "../../core/api/record-operations";
import { optionalNumber } from "../../core/content/field-kinds";
import { localizedText } from "../../core/content/text-kinds";
import { visitorText } from "../../core/content/visitor-text";
import { defineEntity } from "../../core/entity/define-entity";
import { recordSchemas } from "../../core/entity/record-schemas";
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

/** A create without a code gets one that follows from the English name. */
export const pickupAreaSchemas = recordSchemas(pickupAreaFields, {
  named: { code: areaCode },
  created: { code: areaCode.optional() },
});

export type PickupArea = z.output<typeof pickupAreaSchemas.record>;

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
  list: { summary: "Lists the areas in which guests are picked up, in the order of the operator's list." },
  schemas: pickupAreaSchemas,
  summaries: {
    create: "Creates an area. Without a code, the code is made from the English name.",
    get: "Returns one area.",
    update: "Changes an area. Absent keys keep their values.",
    delete: "Deletes an area. Is refused with 409 and the names of tours if tours pick up guests there.",
  },
});

const failures = [409] as const;

export const pickupAreaEntity = defineEntity({
  name: "pickup_area",
  fields: pickupAreaFields,
  sections: { area: { title: "pickupAreas.section", intro: "pickupAreas.sectionIntro" } },
  response: pickupAreaSchemas.response,
  ownKey: "surcharge",
  segment: "pickup-areas",
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
