import { definePage } from "@/components/page/define-page";
import { AccessibilityText } from "@/components/site/legal/accessibility-text";
import { translate } from "@/lib/i18n/messages";
import { fixedPage } from "@/lib/pages/address";
import { breadcrumbData } from "@/lib/pages/breadcrumb-data";
import { homePath } from "@/lib/pages/paths";
import { accessibilityAddress } from "@/lib/site/address";

const shownPage = fixedPage(accessibilityAddress);

const page = definePage({
  address: accessibilityAddress,
  load: async () => ({}),
  page: () => shownPage,
  structuredData: ({ language }) => {
    const t = translate(language);
    const way = [
      { name: t("common.home"), path: homePath(language) },
      { name: t("accessibility.title"), path: shownPage.paths[language] },
    ];
    return { "@context": "https://schema.org", ...breadcrumbData(way) };
  },
  content: ({ language }) => <AccessibilityText language={language} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
