import { definePage } from "@/components/page/define-page";
import { CountingText } from "@/components/site/layout/counting-text";
import { env } from "@/lib/env";
import { countingAddress } from "@/lib/figures/address";
import { fixedPage } from "@/lib/pages/address";
import { hideIn } from "@/lib/pages/public-page";

const page = definePage({
  address: countingAddress,
  load: async () => ({ setting: env().FIGURES }),
  page: () => hideIn(fixedPage(countingAddress)),
  content: ({ data: { setting }, language }) => <CountingText setting={setting} language={language} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
