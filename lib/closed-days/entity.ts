import { recordApi } from "../core/api/record-operations";
import { defineEntity } from "../core/entity/define-entity";
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
  list: { summary: "Lists the periods in which the operator runs no tours, or no tours of one kind." },
  schemas: closedPeriodSchemas,
  summaries: {
    create: "Creates closed days. Only admins may.",
    get: "Returns one period of closed days.",
    update: "Changes closed days. Absent keys keep their values.",
    delete: "Deletes closed days.",
  },
});

export const closedPeriodEntity = defineEntity({
  name: "closed_period",
  fields: closedPeriodFields,
  sections: { period: { title: "closedDays.section", intro: "closedDays.sectionIntro" } },
  response: closedPeriodSchemas.response,
  ownKey: "until",
  segment: "closed-days",
  words: "closedDays",
  menu: { group: "tools", label: "frame.closedDays", permission: "closeDays" },
  permission: "closeDays",
  formOnly: true,
  table: "closed_period",
  titles: ["reason"],
  /** The list holds all closed days, so that no operation reads one. */
  api: { ...api, operations },
});
