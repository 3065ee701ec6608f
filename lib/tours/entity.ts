import type { Field } from "../core/content/field";
import { number } from "../core/content/field-kinds";
import { defineEntity } from "../core/entity/define-entity";
import { tourFields, tourForm } from "./fields";
import { kindNames, kindPaths, kinds } from "./kinds";
import { tourResponseSchema, tourType } from "./schema";

const tourList: Field = {
  ...number({ label: "history.listOf", values: tourType as never, decimals: 0 }),
  choiceNames: Object.fromEntries(kindPaths.map((kind) => [kinds[kind].type, kindNames[kind]])),
};

export const tourEntity = defineEntity({
  name: "tour",
  fields: { tour_type: tourList, ...tourFields },
  sections: tourForm.sections,
  response: tourResponseSchema,
  ownKey: "itineraries",
  segment: "tours",
  table: "tour",
  titles: ["name"],
});
