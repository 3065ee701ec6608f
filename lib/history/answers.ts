import "server-only";
import { blogFields } from "../blogs/fields";
import { blogResponse } from "../blogs/schema";
import { closedPeriodFields, closedPeriodResponse } from "../closed-days/fields";
import { promoFields, promoResponse } from "../promos/fields";
import { tourFields } from "../tours/fields";
import { tourResponse } from "../tours/schema";
import { sharedTextFields, sharedTextResponse } from "../tours/shared-texts/fields";
import { withTranslationStates } from "../translations/queries";

/** Records as the API answers them, for staff with the counts of their translations. */
export const answers = {
  tour: withTranslationStates("tour", tourFields, tourResponse),
  promo: withTranslationStates("promo", promoFields, promoResponse),
  blog: withTranslationStates("blog", blogFields, blogResponse),
  closed_period: withTranslationStates("closed_period", closedPeriodFields, closedPeriodResponse),
  shared_text: withTranslationStates("shared_text", sharedTextFields, sharedTextResponse),
};
