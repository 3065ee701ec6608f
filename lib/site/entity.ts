import { defineEntity } from "../core/entity/define-entity";
import { siteFields, siteResponseSchema } from "./fields";

export const siteEntity = defineEntity({
  name: "site",
  fields: siteFields,
  sections: {
    identity: { title: "site.identity" },
    names: { title: "site.names", intro: "site.namesIntro" },
    time: { title: "site.time", intro: "site.timeIntro" },
    languages: { title: "site.languages", intro: "site.languagesIntro" },
    contact: { title: "site.contact", intro: "site.contactIntro" },
    networks: { title: "site.networks", intro: "site.networksIntro" },
    documents: { title: "site.documents", intro: "site.documentsIntro" },
    assistants: { title: "site.assistants", intro: "site.assistantsIntro" },
    greetings: { title: "site.greetings", intro: "site.greetingsIntro" },
  },
  response: siteResponseSchema,
  ownKey: "whatsapp_number",
  segment: "site",
  menu: { group: "settings", label: "frame.site", permission: "manageSite" },
  permission: "manageSite",
  single: true,
  table: "site",
  titles: ["name"],
});
