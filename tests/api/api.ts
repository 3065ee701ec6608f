import { accountEndpoints } from "@/lib/endpoints/account";
import { batchEndpoints } from "@/lib/endpoints/batches";
import { demoContentEndpoints } from "@/lib/endpoints/demo-content";
import { docsEndpoints } from "@/lib/endpoints/docs";
import { figureEndpoints } from "@/lib/endpoints/figures";
import { gettingStartedEndpoints } from "@/lib/endpoints/getting-started";
import { historyEndpoints } from "@/lib/endpoints/history";
import { homeEndpoints } from "@/lib/endpoints/home";
import { proposalEndpoints } from "@/lib/endpoints/pickup-areas";
import { previewLinkEndpoints } from "@/lib/endpoints/preview-links";
import { rateEndpoints } from "@/lib/endpoints/rates";
import { entityEndpoints } from "@/lib/endpoints/records";
import { searchPreviewEndpoints } from "@/lib/endpoints/search-words";
import { seoEndpoints } from "@/lib/endpoints/seo";
import { serviceEndpoints } from "@/lib/endpoints/service";
import { copyEndpoints } from "@/lib/endpoints/shared-texts";
import { sheetEndpoints } from "@/lib/endpoints/sheets";
import { siteEndpoints } from "@/lib/endpoints/site";
import { staffEndpoints } from "@/lib/endpoints/staff";
import { tourEndpoints } from "@/lib/endpoints/tours";
import { translationEndpoints } from "@/lib/endpoints/translations";
import { tripPassEndpoints } from "@/lib/endpoints/trip-passes";
import { userEndpoints } from "@/lib/endpoints/users";

/** Every endpoint by its name, which no other endpoint has. */
export const api = {
  ...accountEndpoints,
  ...batchEndpoints,
  ...demoContentEndpoints,
  ...docsEndpoints,
  ...figureEndpoints,
  ...gettingStartedEndpoints,
  ...historyEndpoints,
  ...homeEndpoints,
  ...proposalEndpoints,
  ...previewLinkEndpoints,
  ...rateEndpoints,
  ...entityEndpoints.blog,
  ...entityEndpoints.closed_period,
  ...entityEndpoints.pickup_area,
  ...entityEndpoints.place,
  ...entityEndpoints.promo,
  ...entityEndpoints.search_activity,
  ...entityEndpoints.search_alias,
  ...entityEndpoints.search_filler,
  ...entityEndpoints.shared_text,
  ...searchPreviewEndpoints,
  ...seoEndpoints,
  ...serviceEndpoints,
  ...copyEndpoints,
  ...sheetEndpoints,
  ...siteEndpoints,
  ...staffEndpoints,
  ...tourEndpoints,
  ...translationEndpoints,
  ...tripPassEndpoints,
  ...userEndpoints,
};
