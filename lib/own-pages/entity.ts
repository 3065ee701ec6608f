import { recordApi } from "../core/api/record-operations";
import { defineEntity } from "../core/entity/define-entity";
import { ownPageFields } from "./fields";
import { ownPageSchemas } from "./schema";

export const ownPageEntity = defineEntity({
  name: "own_page",
  fields: ownPageFields,
  sections: {
    content: { title: "ownPages.contentSection" },
    place: { title: "ownPages.placeSection", intro: "ownPages.placeIntro" },
  },
  response: ownPageSchemas.response,
  ownKey: "placement",
  segment: "own-pages",
  words: "ownPages",
  menu: { group: "settings", label: "frame.ownPages", permission: "editContent" },
  formOnly: true,
  table: "own_page",
  titles: ["title"],
  api: recordApi({
    one: "OwnPage",
    many: "OwnPages",
    tag: "Own pages",
    about: "Pages that the operator writes, such as one about the boats.",
    path: "/own-pages",
    read: "public",
    write: "editContent",
    list: { summary: "Lists the operator's own pages in the order of the menu. Visitors get no drafts." },
    schemas: ownPageSchemas,
    summaries: {
      create: "Creates an own page. Is refused with 422 if another page has the address.",
      get: "Returns one own page. Visitors get no drafts.",
      update: "Changes an own page. Absent keys keep their values.",
      delete: "Deletes an own page.",
    },
  }),
});
