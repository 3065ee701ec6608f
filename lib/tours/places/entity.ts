import { defineEntity } from "../../entity/define-entity";
import { placeFields, placeResponseSchema } from "./fields";

export const placeEntity = defineEntity({
  name: "place",
  fields: placeFields,
  sections: {
    place: { title: "places.section" },
    map: { title: "places.mapSection", intro: "places.mapIntro" },
    closures: { title: "places.closures", intro: "places.closuresIntro" },
  },
  response: placeResponseSchema,
  ownKey: "aliases",
  area: "places",
  menu: { group: "tools", label: "frame.places", permission: "editContent" },
  formOnly: true,
  table: "place",
  titles: ["name"],
});
