import { defineEntity } from "../core/entity/define-entity";
import { homeFields, homeForm, homeResponseSchema } from "./fields";

export const homeEntity = defineEntity({
  name: "home",
  fields: homeFields,
  sections: homeForm.sections,
  response: homeResponseSchema,
  ownKey: "slides",
  segment: "site/home",
  single: true,
  table: "home",
  titles: ["hero_title"],
});
