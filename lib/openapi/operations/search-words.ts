import { z } from "zod";
import { jsonBody } from "../../api/operation";
import { requiredText } from "../../content/fields";
import {
  activityCreate,
  activityUpdate,
  aliasCreate,
  aliasUpdate,
  fillerCreate,
  fillerUpdate,
  searchPreviewSchema,
} from "../../search-words/fields";
import { responses } from "../schemas";
import { recordOperations } from "./records";

export const aliasOperations = recordOperations({
  one: "SearchAlias",
  many: "SearchAliases",
  path: "/search-aliases",
  read: "readContent",
  write: "editContent",
  list: {
    summary: "What visitors type for something that the texts call otherwise",
    response: responses.SearchAliases,
  },
  create: jsonBody(aliasCreate),
  update: jsonBody(aliasUpdate),
  response: responses.SearchAlias,
  summaries: {
    create: "Say what a typed word means; refused with 422 if tours or articles contain the word itself",
    get: "One word with its meaning",
    update: "Change a word: absent keys stay",
    delete: "Delete a word",
  },
});

export const fillerOperations = recordOperations({
  one: "SearchFiller",
  many: "SearchFillers",
  path: "/search-fillers",
  read: "readContent",
  write: "editContent",
  list: { summary: "Words that a search need not find", response: responses.SearchFillers },
  create: jsonBody(fillerCreate),
  update: jsonBody(fillerUpdate),
  response: responses.SearchFiller,
  summaries: {
    create: "A new word that a search need not find",
    get: "One such word",
    update: "Change a word: absent keys stay",
    delete: "Delete a word",
  },
});

export const activityOperations = recordOperations({
  one: "SearchActivity",
  many: "SearchActivities",
  path: "/search-activities",
  read: "readContent",
  write: "editContent",
  list: { summary: "Activities with their words in all languages", response: responses.SearchActivities },
  create: jsonBody(activityCreate),
  update: jsonBody(activityUpdate),
  response: responses.SearchActivity,
  summaries: {
    create: "A new activity",
    get: "One activity",
    update: "Change an activity: absent keys stay, its words are replaced",
    delete: "Delete an activity",
  },
});

export const searchPreviewOperations = {
  previewSearch: {
    method: "GET",
    path: "/search-preview",
    summary: "What visitors find with a text: tours and articles, by language",
    auth: "readContent",
    query: z.object({ search: requiredText(100) }),
    status: 200,
    response: searchPreviewSchema,
  },
} as const;
