import { loginApi } from "@/lib/accounts/login-api";
import { ownAccountApi } from "@/lib/accounts/own-account-api";
import { staffApi } from "@/lib/accounts/staff-api";
import { figureApi } from "@/lib/figures/api";
import { homeApi } from "@/lib/home/api";
import { ratesApi } from "@/lib/rates/api";
import { apiTags } from "@/lib/registry/api";
import { demoContentApi } from "@/lib/registry/demo-content/api";
import { entityApis } from "@/lib/registry/entity-apis";
import { gettingStartedApi } from "@/lib/registry/getting-started/api";
import { historyApi } from "@/lib/registry/history/api";
import { batchApi } from "@/lib/registry/history/batches-api";
import { docsApi } from "@/lib/registry/openapi/docs-api";
import { serviceApi } from "@/lib/registry/openapi/service-api";
import { translationApi } from "@/lib/registry/translation-queue/api";
import { tripPassApi } from "@/lib/requests/pass/api";
import { searchPreviewApi } from "@/lib/search/api";
import { seoApi } from "@/lib/seo/api";
import { sheetApi } from "@/lib/sheets/api";
import { siteApi } from "@/lib/site/api";
import { tourApi } from "@/lib/tours/api";
import { tourDayApi } from "@/lib/tours/days/api";
import { pickupProposalApi } from "@/lib/tours/pickup-areas/api";
import { previewLinkApi } from "@/lib/tours/preview-links-api";
import { textCopyApi } from "@/lib/tours/shared-texts/api";

/** Every endpoint by its name, which no other endpoint has. */
export const api = {
  ...ownAccountApi,
  ...batchApi,
  ...demoContentApi,
  ...docsApi,
  ...figureApi,
  ...gettingStartedApi,
  ...historyApi,
  ...homeApi,
  ...pickupProposalApi,
  ...previewLinkApi,
  ...ratesApi,
  ...entityApis.blog,
  ...entityApis.closed_period,
  ...entityApis.own_page,
  ...entityApis.pickup_area,
  ...entityApis.place,
  ...entityApis.promo,
  ...entityApis.search_activity,
  ...entityApis.search_alias,
  ...entityApis.search_filler,
  ...entityApis.shared_text,
  ...searchPreviewApi,
  ...seoApi,
  ...serviceApi(() => apiTags),
  ...textCopyApi,
  ...sheetApi,
  ...siteApi,
  ...staffApi,
  ...tourApi,
  ...tourDayApi,
  ...translationApi,
  ...tripPassApi,
  ...loginApi,
};
