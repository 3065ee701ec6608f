import { defineEntity } from "../core/entity/define-entity";
import { seoFields } from "./fields";
import { seoContentSchema } from "./schema";

/** Texts of pages have no rows with an id, and each language is written on its own. */
export const seoEntity = defineEntity({
  name: "seo",
  fields: seoFields,
  response: seoContentSchema,
  ownKey: "home",
  segment: "seo-settings",
  menu: { group: "tools", label: "frame.seoSettings", card: { description: "dashboard.seoSettings" } },
});
