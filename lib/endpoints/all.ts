import "server-only";
import type { Endpoint } from "../api/endpoint";
import type { Operation } from "../api/operation";
import { accountEndpoints } from "./account";
import { batchEndpoints } from "./batches";
import { demoContentEndpoints } from "./demo-content";
import { docsEndpoints } from "./docs";
import { figureEndpoints } from "./figures";
import { gettingStartedEndpoints } from "./getting-started";
import { historyEndpoints } from "./history";
import { homeEndpoints } from "./home";
import { proposalEndpoints } from "./pickup-areas";
import { previewLinkEndpoints } from "./preview-links";
import { rateEndpoints } from "./rates";
import { entityEndpoints } from "./records";
import { searchPreviewEndpoints } from "./search-words";
import { seoEndpoints } from "./seo";
import { serviceEndpoints } from "./service";
import { copyEndpoints } from "./shared-texts";
import { sheetEndpoints } from "./sheets";
import { siteEndpoints } from "./site";
import { staffEndpoints } from "./staff";
import { tourEndpoints } from "./tours";
import { translationEndpoints } from "./translations";
import { tripPassEndpoints } from "./trip-passes";
import { userEndpoints } from "./users";

/** The endpoints that `app/api/[[...path]]` serves, each at the method and path of its operation. */
export const allEndpoints = [
  ...Object.values(entityEndpoints),
  accountEndpoints,
  batchEndpoints,
  demoContentEndpoints,
  docsEndpoints,
  figureEndpoints,
  gettingStartedEndpoints,
  historyEndpoints,
  homeEndpoints,
  proposalEndpoints,
  previewLinkEndpoints,
  rateEndpoints,
  searchPreviewEndpoints,
  seoEndpoints,
  serviceEndpoints,
  copyEndpoints,
  sheetEndpoints,
  siteEndpoints,
  staffEndpoints,
  tourEndpoints,
  translationEndpoints,
  tripPassEndpoints,
  userEndpoints,
].flatMap((ofFeature) => Object.values<Endpoint<Operation>>(ofFeature));
