import { recordApi } from "../core/api/record-operations";
import { defineEntity } from "../core/entity/define-entity";
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
  segment: "search-words/aliases",
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
      summary: "Lists the words that visitors type, with the words of the texts that they stand for.",
    },
    schemas: aliasSchemas,
    summaries: {
      create:
        "Creates the meaning of a typed word. Is refused with 422 if tours or articles contain the word itself.",
      get: "Returns one word with its meaning.",
      update: "Changes a word. Absent keys keep their values.",
      delete: "Deletes a word.",
    },
  }),
});

export const fillerEntity = defineEntity({
  name: "search_filler",
  fields: fillerFields,
  sections: { word: { title: "searchWords.fillerSection", intro: "searchWords.fillerIntro" } },
  response: fillerSchemas.response,
  ownKey: "language",
  segment: "search-words/fillers",
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
    list: { summary: "Lists the words that a search ignores." },
    schemas: fillerSchemas,
    summaries: {
      create: "Creates a word that a search ignores.",
      get: "Returns one word that a search ignores.",
      update: "Changes a word. Absent keys keep their values.",
      delete: "Deletes a word.",
    },
  }),
});

export const activityEntity = defineEntity({
  name: "search_activity",
  fields: activityFields,
  sections: { word: { title: "searchWords.activitySection", intro: "searchWords.activityIntro" } },
  response: activitySchemas.response,
  ownKey: "chip",
  segment: "search-words/activities",
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
      summary: "Lists the activities with their words in all languages.",
    },
    schemas: activitySchemas,
    summaries: {
      create: "Creates an activity.",
      get: "Returns one activity.",
      update:
        "Changes an activity. Absent keys keep their values. Words in the body replace the stored words.",
      delete: "Deletes an activity.",
    },
  }),
});

/** The three lists of search words, by the last part of their address. */
export const searchParts = { aliases: aliasEntity, fillers: fillerEntity, activities: activityEntity };

export type SearchPart = keyof typeof searchParts;

export function isSearchPart(part: string): part is SearchPart {
  return Object.hasOwn(searchParts, part);
}
