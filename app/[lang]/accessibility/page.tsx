import { definePage } from "@/components/page/define-page";
import { AccessibilityText } from "@/components/site/legal/accessibility-text";
import { translate } from "@/lib/core/i18n/messages";
import { fixedPage } from "@/lib/core/pages/address";
import { breadcrumbData } from "@/lib/core/pages/breadcrumb-data";
import { homePath } from "@/lib/core/pages/paths";
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
