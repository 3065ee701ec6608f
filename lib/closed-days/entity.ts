import { defineEntity } from "../entity/define-entity";
import { closedPeriodFields, closedPeriodResponseSchema } from "./fields";

export const closedPeriodEntity = defineEntity({
  name: "closed_period",
  fields: closedPeriodFields,
  sections: { period: { title: "closedDays.section", intro: "closedDays.sectionIntro" } },
  response: closedPeriodResponseSchema,
  ownKey: "until",
  area: "closed-days",
  menu: { group: "tools", label: "frame.closedDays", permission: "closeDays" },
  permission: "closeDays",
  formOnly: true,
  table: "closed_period",
  titles: ["reason"],
});
