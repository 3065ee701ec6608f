import { definePage } from "@/components/page/define-page";
import { UnavailableNotice } from "@/components/site/errors/error-page";
import { failureTitle } from "@/components/site/errors/page-texts";
import { byLanguage } from "@/lib/core/i18n/languages";
import { homePath } from "@/lib/core/pages/paths";
import { noticePage, unavailableAddress } from "@/lib/registry/addresses/notices";
import { noticeMetadata } from "@/lib/seo/metadata";

/** The server sends this page in place of a page that could not be rendered. It needs no database. */
const page = definePage({
  address: unavailableAddress,
  withoutDatabase: true,
  load: async ({ language, subject }) => ({ title: failureTitle(language, subject) }),
  page: ({ params: { of } }) => noticePage("/unavailable", of),
  head: ({ data: { title } }) => noticeMetadata(title),
  frame: () => ({ alternates: byLanguage(homePath) }),
  content: ({ data: { title }, language }) => <UnavailableNotice language={language} title={title} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
