import { defineEntity } from "../entity/define-entity";
import {
  activityFields,
  activityResponseSchema,
  aliasFields,
  aliasResponseSchema,
  fillerFields,
  fillerResponseSchema,
} from "./fields";

export const aliasEntity = defineEntity({
  name: "search_alias",
  fields: aliasFields,
  sections: { word: { title: "searchWords.aliasSection", intro: "searchWords.aliasIntro" } },
  response: aliasResponseSchema,
  ownKey: "meant",
  area: "search-words/aliases",
  formOnly: true,
  table: "search_alias",
  titles: ["word"],
});

export const fillerEntity = defineEntity({
  name: "search_filler",
  fields: fillerFields,
  sections: { word: { title: "searchWords.fillerSection", intro: "searchWords.fillerIntro" } },
  response: fillerResponseSchema,
  ownKey: "language",
  area: "search-words/fillers",
  formOnly: true,
  table: "search_filler",
  titles: ["word"],
});

export const activityEntity = defineEntity({
  name: "search_activity",
  fields: activityFields,
  sections: { word: { title: "searchWords.activitySection", intro: "searchWords.activityIntro" } },
  response: activityResponseSchema,
  ownKey: "chip",
  area: "search-words/activities",
  formOnly: true,
  table: "search_activity",
  titles: ["name"],
});
