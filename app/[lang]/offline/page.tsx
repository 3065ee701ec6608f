import { definePage } from "@/components/page/define-page";
import { OfflineNotice } from "@/components/site/errors/offline-notice";
import { noticePage, offlineAddress } from "@/lib/addresses/notices";
import { byLanguage } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/pages/paths";
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
