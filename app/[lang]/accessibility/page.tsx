import { definePage } from "@/components/page/define-page";
import { AccessibilityText } from "@/components/site/legal/accessibility-text";
import { fixedPage } from "@/lib/pages/address";
import { accessibilityAddress } from "@/lib/site/address";

const page = definePage({
  address: accessibilityAddress,
  load: async () => ({}),
  page: () => fixedPage(accessibilityAddress),
  content: ({ language }) => <AccessibilityText language={language} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
