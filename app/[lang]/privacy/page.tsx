import { definePage } from "@/components/page/define-page";
import { LegalText } from "@/components/site/legal/legal-text";
import { fixedPage } from "@/lib/core/pages/address";
import { hideIn } from "@/lib/core/pages/public-page";
import { privacyAddress } from "@/lib/site/address";
import { getSiteSettings, shownText } from "@/lib/site/settings";

const page = definePage({
  address: privacyAddress,
  load: async ({ language }) => shownText((await getSiteSettings()).privacy_text, language),
  page: () => hideIn(fixedPage(privacyAddress)),
  content: ({ data, language }) => <LegalText words="privacy" language={language} content={data} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
