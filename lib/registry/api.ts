import "server-only";
import { loginApi } from "../accounts/login-api";
import { ownAccountApi } from "../accounts/own-account-api";
import { staffApi } from "../accounts/staff-api";
import type { Api, Endpoint } from "../core/api/endpoint";
import type { Operation } from "../core/api/operation";
import type { RecordApi } from "../core/api/record-operations";
import { figureApi } from "../figures/api";
import { homeApi } from "../home/api";
import { ratesApi } from "../rates/api";
import { tripPassApi } from "../requests/pass/api";
import { searchPreviewApi } from "../search/api";
import { seoApi } from "../seo/api";
import { sheetApi } from "../sheets/api";
import { siteApi } from "../site/api";
import { tourApi } from "../tours/api";
import { tourDayApi } from "../tours/days/api";
import { pickupProposalApi } from "../tours/pickup-areas/api";
import { previewLinkApi } from "../tours/preview-links-api";
import { textCopyApi } from "../tours/shared-texts/api";
import { demoContentApi } from "./demo-content/api";
import { records, servedEntities } from "./entities";
import { entityApis } from "./entity-apis";
import { gettingStartedApi } from "./getting-started/api";
import { historyApi } from "./history/api";
import { batchApi } from "./history/batches-api";
import { docsApi } from "./openapi/docs-api";
import { type ApiTag, openApiDocument } from "./openapi/document";
import { serviceApi } from "./openapi/service-api";
import { translationApi } from "./translation-queue/api";

/** The operations that follow from the entities of a group. */
function entityApi(tag: string): Api {
  const ofTag = servedEntities.filter((entity) => records[entity].api.tag === tag);
  return Object.assign({}, ...ofTag.map((entity) => entityApis[entity]));
}

const entityTags = servedEntities.flatMap((entity): ApiTag[] => {
  const { tag, about }: RecordApi = records[entity].api;
  return about === undefined ? [] : [{ name: tag, description: about, api: entityApi(tag) }];
});

/** The operations of the API in the order of its document. */
export const apiTags: readonly ApiTag[] = [
  {
    name: "Tours",
    description: "Tour packages of the three kinds: 1 general, 2 domestic, 3 international.",
    api: { ...tourApi, ...tourDayApi, ...previewLinkApi },
  },
  {
    name: "Exchange rates",
    description: "Exchange rates, from which the site computes approximate prices in other currencies.",
    api: ratesApi,
  },
  {
    name: "Shared texts",
    description:
      "Texts that many tours share. Each tour has a copy of the text, and the copy names the text.",
    api: { ...entityApi("Shared texts"), ...textCopyApi },
  },
  {
    name: "Pick-up areas",
    description: "Areas in which guests are picked up. The facts of a tour name them.",
    api: { ...entityApi("Pick-up areas"), ...pickupProposalApi },
  },
  {
    name: "Search words",
    description:
      "Words that improve the search of visitors: meanings of typed words, words that a search ignores, and activities.",
    api: { ...entityApi("Search words"), ...searchPreviewApi },
  },
  ...entityTags,
  {
    name: "Home page",
    description: "Slides, sections, reviews and questions of the home page.",
    api: homeApi,
  },
  {
    name: "Site settings",
    description: "Settings of the site that describe the operator: names, contacts, documents and greetings.",
    api: siteApi,
  },
  {
    name: "Demo content",
    description: "The demo content of a new site, its removal, and the first steps on the dashboard.",
    api: { ...demoContentApi, ...gettingStartedApi },
  },
  {
    name: "SEO",
    description: "Titles and descriptions of pages for search engines.",
    api: seoApi,
  },
  {
    name: "History",
    description: "Versions of records, and the bin with deleted records.",
    api: historyApi,
  },
  {
    name: "Changes of many records",
    description:
      "Changes of many records at once: prices by a rule, and days without sea tours. Each change can be undone.",
    api: batchApi,
  },
  {
    name: "Sheets",
    description: "Export of tours to spreadsheets, and import of edited spreadsheets.",
    api: sheetApi,
  },
  {
    name: "Translations",
    description: "Texts whose translation is missing or older than the English text.",
    api: translationApi,
  },
  {
    name: "Trip passes",
    description: "Signatures for the passes of confirmed guests. The server never receives or stores a pass.",
    api: tripPassApi,
  },
  {
    name: "Figures",
    description: "Sums of visits. They contain nothing about single visitors.",
    api: figureApi,
  },
  { name: "Users", description: "Login, logout and the signed-in account.", api: loginApi },
  {
    name: "Account",
    description: "Password, sessions, second step and API tokens of the signed-in account.",
    api: ownAccountApi,
  },
  {
    name: "Staff",
    description: "Accounts of staff and invitations. Only admins manage them.",
    api: staffApi,
  },
  {
    name: "Service",
    description: "The state of the service, and this document.",
    api: serviceApi(() => apiTags),
  },
];

/** What the document of the API describes. */
export const operations: readonly Operation[] = apiTags.flatMap(({ api }) =>
  Object.values(api).map(({ declaration }) => declaration),
);

/** The document of the API in the OpenAPI format. */
export const apiDocument = (siteName = "") => openApiDocument(apiTags, siteName);

/** All endpoints, which `app/api/[[...path]]` serves at the method and path of their operation. */
export const allEndpoints: readonly Endpoint<Operation>[] = [
  ...apiTags.flatMap(({ api }) => Object.values(api)),
  ...Object.values(docsApi),
];
