import { definePage } from "@/components/page/define-page";
import { MissingNotice } from "@/components/site/errors/error-page";
import { missingWords } from "@/components/site/errors/page-texts";
import { byLanguage } from "@/lib/core/i18n/languages";
import { homePath } from "@/lib/core/pages/paths";
import { notFoundAddress, noticePage } from "@/lib/registry/addresses/notices";
import { noticeMetadata } from "@/lib/seo/metadata";

/** The server sends this page with status 404, complete without JavaScript. */
const page = definePage({
  address: notFoundAddress,
  load: async ({ language, subject }) => missingWords(language, subject),
  page: ({ params: { of } }) => noticePage("/not-found", of),
  head: ({ data: { plainly, title } }) => noticeMetadata(plainly ?? title),
  frame: () => ({ alternates: byLanguage(homePath) }),
  content: ({ data: words, language }) => <MissingNotice language={language} words={words} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
