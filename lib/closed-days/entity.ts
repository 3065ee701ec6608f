import { recordApi } from "../api/record-operations";
import { defineEntity } from "../entity/define-entity";
import { closedPeriodFields, closedPeriodSchemas } from "./fields";

const {
  operations: { getClosedPeriod: _, ...operations },
  ...api
} = recordApi({
  one: "ClosedPeriod",
  many: "ClosedPeriods",
  tag: "Closed days",
  about: "Days on which the operator runs no tours.",
  path: "/closed-periods",
  read: "public",
  write: "closeDays",
  list: { summary: "Days on which no tour of a type runs, or none at all" },
  schemas: closedPeriodSchemas,
  summaries: {
    create: "New closed days, for admins",
    get: "Closed days",
    update: "Change closed days: absent keys stay",
    delete: "Delete closed days",
  },
});

export const closedPeriodEntity = defineEntity({
  name: "closed_period",
  fields: closedPeriodFields,
  sections: { period: { title: "closedDays.section", intro: "closedDays.sectionIntro" } },
  response: closedPeriodSchemas.response,
  ownKey: "until",
  area: "closed-days",
  words: "closedDays",
  menu: { group: "tools", label: "frame.closedDays", permission: "closeDays" },
  permission: "closeDays",
  formOnly: true,
  table: "closed_period",
  titles: ["reason"],
  /** The list holds all closed days, so that no operation reads one. */
  api: { ...api, operations },
});
