import { defineEntity } from "../../entity/define-entity";
import { sharedTextFields, sharedTextResponseSchema } from "./fields";

export const sharedTextEntity = defineEntity({
  name: "shared_text",
  fields: sharedTextFields,
  sections: { text: { title: "sharedTexts.section", intro: "sharedTexts.sectionIntro" } },
  response: sharedTextResponseSchema,
  ownKey: "text",
  area: "shared-texts",
  menu: { group: "tools", label: "frame.sharedTexts", permission: "editContent" },
  formOnly: true,
  table: "shared_text",
  titles: ["question", "text"],
});
