import { definePage } from "@/components/page/define-page";
import { CountingText } from "@/components/site/layout/counting-text";
import { env } from "@/lib/core/env";
import { fixedPage } from "@/lib/core/pages/address";
import { hideIn } from "@/lib/core/pages/public-page";
import { countingAddress } from "@/lib/figures/address";

const page = definePage({
  address: countingAddress,
  load: async () => ({ setting: env().FIGURES }),
  page: () => hideIn(fixedPage(countingAddress)),
  content: ({ data: { setting }, language }) => <CountingText setting={setting} language={language} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
