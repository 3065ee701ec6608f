import { definePage } from "@/components/page/define-page";
import { LegalText } from "@/components/site/legal/legal-text";
import { fixedPage } from "@/lib/core/pages/address";
import { hideIn } from "@/lib/core/pages/public-page";
import { termsAddress } from "@/lib/site/address";
import { getSiteSettings, shownText } from "@/lib/site/settings";

const page = definePage({
  address: termsAddress,
  load: async ({ language }) => shownText((await getSiteSettings()).terms_text, language),
  page: () => hideIn(fixedPage(termsAddress)),
  content: ({ data, language }) => <LegalText words="terms" language={language} content={data} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
