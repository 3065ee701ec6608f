import { z } from "zod";
import { keyedRecordApi } from "../../api/record-operations";
import { defineEntity } from "../../entity/define-entity";
import { placeCode } from "./codes";
import { placeFields, placeSchemas } from "./fields";

const {
  operations: { updatePlace, ...operations },
  ...api
} = keyedRecordApi({
  one: "Place",
  many: "Places",
  tag: "Places",
  about: "Where tours stop.",
  path: "/places",
  params: z.object({ code: placeCode }),
  read: "public",
  write: "editContent",
  list: { summary: "Places where tours stop" },
  schemas: placeSchemas,
  summaries: {
    create: "Make a place; without a code its code follows from the English name",
    get: "A place where tours stop",
    update: "Make a place, or replace what is known of it",
    delete: "Delete a place; refused with the names of the tours that stop there",
  },
});

const failures = [409] as const;

/** `PUT` also creates, so that no version of a record can be compared before the body is read. */
const { versioned: _, ...putPlace } = { ...updatePlace, failures };

export const placeEntity = defineEntity({
  name: "place",
  fields: placeFields,
  sections: {
    place: { title: "places.section" },
    map: { title: "places.mapSection", intro: "places.mapIntro" },
    closures: { title: "places.closures", intro: "places.closuresIntro" },
  },
  response: placeSchemas.response,
  ownKey: "aliases",
  area: "places",
  words: "places",
  menu: { group: "tools", label: "frame.places", permission: "editContent" },
  formOnly: true,
  table: "place",
  titles: ["name"],
  api: {
    ...api,
    operations: {
      ...operations,
      createPlace: { ...operations.createPlace, failures },
      deletePlace: { ...operations.deletePlace, failures },
      putPlace,
    },
  },
});
