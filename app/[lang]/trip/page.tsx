import { definePage } from "@/components/page/define-page";
import { PassPage } from "@/components/site/trip-pass/pass-page";
import { chatContacts } from "@/lib/booking/contacts";
import { fixedPage } from "@/lib/pages/address";
import { hideIn } from "@/lib/pages/public-page";
import { tripPassAddress } from "@/lib/trip-pass/address";
import { listPublicPassKeys } from "@/lib/trip-pass/queries";

const page = definePage({
  address: tripPassAddress,
  load: async () => ({ keys: await listPublicPassKeys() }),
  page: () => hideIn(fixedPage(tripPassAddress)),
  content: ({ data: { keys }, language }) => (
    <PassPage keys={keys} contacts={chatContacts()} language={language} />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
