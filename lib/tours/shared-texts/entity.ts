import { z } from "zod";
import { recordApi } from "../../core/api/record-operations";
import { defineEntity } from "../../core/entity/define-entity";
import { sharedTextFields, sharedTextKinds, sharedTextSchemas } from "./fields";

export const sharedTextEntity = defineEntity({
  name: "shared_text",
  fields: sharedTextFields,
  sections: { text: { title: "sharedTexts.section", intro: "sharedTexts.sectionIntro" } },
  response: sharedTextSchemas.response,
  ownKey: "text",
  segment: "shared-texts",
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
      summary: "Lists the texts that many tours share.",
      query: z.object({ kind: z.enum(sharedTextKinds).optional() }),
    },
    schemas: sharedTextSchemas,
    summaries: {
      create: "Creates a text.",
      get: "Returns one text.",
      update:
        "Changes a text. Absent keys and the kind of the text keep their values. Copies in tours do not change.",
      delete: "Deletes a text. Copies in tours do not change.",
    },
  }),
});
