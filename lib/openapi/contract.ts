import type { Operation, Operations } from "../api/operation";
import type { RecordApi } from "../api/record-operations";
import { records, servedEntities } from "../registry/entities";
import { accountOperations } from "./operations/account";
import { batchOperations } from "./operations/batches";
import { demoContentOperations } from "./operations/demo-content";
import { figureOperations } from "./operations/figures";
import { gettingStartedOperations } from "./operations/getting-started";
import { historyOperations } from "./operations/history";
import { homeOperations } from "./operations/home";
import { proposalOperations } from "./operations/pickup-areas";
import { previewLinkOperations } from "./operations/preview-links";
import { rateOperations } from "./operations/rates";
import { searchPreviewOperations } from "./operations/search-words";
import { seoOperations } from "./operations/seo";
import { serviceOperations } from "./operations/service";
import { copyOperations } from "./operations/shared-texts";
import { sheetOperations } from "./operations/sheets";
import { siteOperations } from "./operations/site";
import { staffOperations } from "./operations/staff";
import { tourOperations } from "./operations/tours";
import { translationOperations } from "./operations/translations";
import { tripPassOperations } from "./operations/trip-passes";
import { userOperations } from "./operations/users";

interface OperationTag {
  name: string;
  description: string;
  operations: Operations;
}

const entityApis = servedEntities.map((entity): RecordApi => records[entity].api);

function entityOperations(name: string): Operations {
  return Object.assign(
    {},
    ...entityApis.filter(({ tag }) => tag === name).map(({ operations }) => operations),
  );
}

const entityTags = entityApis.flatMap(({ tag, about, operations }): OperationTag[] =>
  about === undefined ? [] : [{ name: tag, description: about, operations }],
);

const contentTags: OperationTag[] = [
  {
    name: "Tours",
    description: "Tour packages of the three kinds: 1 general, 2 domestic, 3 international.",
    operations: { ...tourOperations, ...previewLinkOperations },
  },
  {
    name: "Exchange rates",
    description: "What prices are about in other currencies.",
    operations: rateOperations,
  },
  {
    name: "Shared texts",
    description: "Texts that many tours share; tours have copies that remember them.",
    operations: { ...entityOperations("Shared texts"), ...copyOperations },
  },
  {
    name: "Pick-up areas",
    description: "Where guests are picked up, as tours name it in their facts.",
    operations: { ...entityOperations("Pick-up areas"), ...proposalOperations },
  },
  {
    name: "Search words",
    description:
      "What the search of visitors knows beside the texts: meanings, words that say nothing, activities.",
    operations: { ...entityOperations("Search words"), ...searchPreviewOperations },
  },
  ...entityTags,
  {
    name: "Home page",
    description: "Slides, sections, reviews and questions of the home page.",
    operations: homeOperations,
  },
  {
    name: "Site settings",
    description: "What the operator says about itself: names, contacts, documents, greetings.",
    operations: siteOperations,
  },
  {
    name: "Demo content",
    description:
      "The content with which a new site begins until it is removed, and the first steps of a new site.",
    operations: { ...demoContentOperations, ...gettingStartedOperations },
  },
  { name: "SEO", description: "Titles and descriptions of the pages.", operations: seoOperations },
];

/** `tests/unit/operations.test.ts` compares the operations with the routes. */
export const operationTags: OperationTag[] = [
  ...contentTags,
  {
    name: "History",
    description: "Who changed what and when, and what was deleted lately.",
    operations: historyOperations,
  },
  {
    name: "Changes of many records",
    description: "Prices by a rule, and days without sea tours; each change can be undone.",
    operations: batchOperations,
  },
  { name: "Sheets", description: "Tours for spreadsheets, and back.", operations: sheetOperations },
  {
    name: "Translations",
    description: "Texts that are missing in a language, or older than their English.",
    operations: translationOperations,
  },
  {
    name: "Trip passes",
    description: "Passes of confirmed guests, which no server keeps.",
    operations: tripPassOperations,
  },
  { name: "Figures", description: "Visits in sums, without visitors.", operations: figureOperations },
  { name: "Users", description: "Who asks, and for how long.", operations: userOperations },
  {
    name: "Account",
    description: "One's own password, sessions, second step and API tokens.",
    operations: accountOperations,
  },
  { name: "Staff", description: "Accounts and invitations, for admins.", operations: staffOperations },
  { name: "Service", description: "The service itself.", operations: serviceOperations },
];

export const contentOperations: Operation[] = contentTags.flatMap(({ operations }) =>
  Object.values(operations),
);
