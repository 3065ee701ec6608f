import { recordApi } from "../api/record-operations";
import { defineEntity } from "../entity/define-entity";
import {
  activityFields,
  activitySchemas,
  aliasFields,
  aliasSchemas,
  fillerFields,
  fillerSchemas,
} from "./fields";

export const aliasEntity = defineEntity({
  name: "search_alias",
  fields: aliasFields,
  sections: { word: { title: "searchWords.aliasSection", intro: "searchWords.aliasIntro" } },
  response: aliasSchemas.response,
  ownKey: "meant",
  area: "search-words/aliases",
  list: "search-words",
  words: "searchWords",
  formOnly: true,
  table: "search_alias",
  titles: ["word"],
  api: recordApi({
    one: "SearchAlias",
    many: "SearchAliases",
    tag: "Search words",
    path: "/search-aliases",
    read: "readContent",
    write: "editContent",
    list: {
      summary: "What visitors type for something that the texts call otherwise",
    },
    schemas: aliasSchemas,
    summaries: {
      create: "Say what a typed word means; refused with 422 if tours or articles contain the word itself",
      get: "One word with its meaning",
      update: "Change a word: absent keys stay",
      delete: "Delete a word",
    },
  }),
});

export const fillerEntity = defineEntity({
  name: "search_filler",
  fields: fillerFields,
  sections: { word: { title: "searchWords.fillerSection", intro: "searchWords.fillerIntro" } },
  response: fillerSchemas.response,
  ownKey: "language",
  area: "search-words/fillers",
  list: "search-words",
  words: "searchWords",
  formOnly: true,
  table: "search_filler",
  titles: ["word"],
  api: recordApi({
    one: "SearchFiller",
    many: "SearchFillers",
    tag: "Search words",
    path: "/search-fillers",
    read: "readContent",
    write: "editContent",
    list: { summary: "Words that a search need not find" },
    schemas: fillerSchemas,
    summaries: {
      create: "A new word that a search need not find",
      get: "One such word",
      update: "Change a word: absent keys stay",
      delete: "Delete a word",
    },
  }),
});

export const activityEntity = defineEntity({
  name: "search_activity",
  fields: activityFields,
  sections: { word: { title: "searchWords.activitySection", intro: "searchWords.activityIntro" } },
  response: activitySchemas.response,
  ownKey: "chip",
  area: "search-words/activities",
  list: "search-words",
  words: "searchWords",
  formOnly: true,
  table: "search_activity",
  titles: ["name"],
  api: recordApi({
    one: "SearchActivity",
    many: "SearchActivities",
    tag: "Search words",
    path: "/search-activities",
    read: "readContent",
    write: "editContent",
    list: {
      summary: "Activities with their words in all languages",
    },
    schemas: activitySchemas,
    summaries: {
      create: "A new activity",
      get: "One activity",
      update: "Change an activity: absent keys stay, its words are replaced",
      delete: "Delete an activity",
    },
  }),
});
