import { z } from "zod";
import { keyedRecordApi } from "../../core/api/record-operations";
import { defineEntity } from "../../core/entity/define-entity";
import { placeCode } from "./codes";
import { placeFields, placeSchemas } from "./fields";

const {
  operations: { updatePlace, ...operations },
  ...api
} = keyedRecordApi(
  {
    one: "Place",
    many: "Places",
    tag: "Places",
    about: "Where tours stop.",
    path: "/places",
    read: "public",
    write: "editContent",
    list: { summary: "Lists the places where tours stop." },
    schemas: placeSchemas,
    summaries: {
      create: "Creates a place. Without a code, the code is made from the English name.",
      get: "Returns one place where tours stop.",
      update: "Creates a place with this code, or replaces all its values.",
      delete: "Deletes a place. Is refused with 409 and the names of tours if tours stop there.",
    },
  },
  z.object({ code: placeCode }),
);

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
  segment: "places",
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
