import { z } from "zod";
import { recordApi } from "../../api/record-operations";
import { defineEntity } from "../../entity/define-entity";
import { sharedTextFields, sharedTextKinds, sharedTextSchemas } from "./fields";

export const sharedTextEntity = defineEntity({
  name: "shared_text",
  fields: sharedTextFields,
  sections: { text: { title: "sharedTexts.section", intro: "sharedTexts.sectionIntro" } },
  response: sharedTextSchemas.response,
  ownKey: "text",
  area: "shared-texts",
  words: "sharedTexts",
  menu: { group: "tools", label: "frame.sharedTexts", permission: "editContent" },
  formOnly: true,
  table: "shared_text",
  titles: ["question", "text"],
  api: recordApi({
    one: "SharedText",
    many: "SharedTexts",
    tag: "Shared texts",
    path: "/shared-texts",
    read: "readContent",
    write: "editContent",
    list: {
      summary: "Texts that many tours share",
      query: z.object({ kind: z.enum(sharedTextKinds).optional() }),
    },
    schemas: sharedTextSchemas,
    summaries: {
      create: "A new text",
      get: "One text",
      update: "Change a text: absent keys stay, its kind always; its copies in tours stay as they are",
      delete: "Delete a text; its copies in tours stay",
    },
  }),
});
