import { definePage } from "@/components/page/define-page";
import { OfflineNotice } from "@/components/site/errors/offline-notice";
import { byLanguage } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import { noticePage, offlineAddress } from "@/lib/registry/addresses/notices";
import { noticeMetadata } from "@/lib/seo/metadata";

/** The service worker shows this page in place of a page that is not kept, with status 503. It needs neither network nor database. */
const page = definePage({
  address: offlineAddress,
  load: async () => ({}),
  page: () => noticePage("/offline"),
  head: ({ language }) => noticeMetadata(translate(language)("offlinePage.title")),
  frame: () => ({ alternates: byLanguage(homePath) }),
  content: ({ language }) => <OfflineNotice language={language} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
