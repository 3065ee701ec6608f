import { definePage } from "@/components/page/define-page";
import { PassPage } from "@/components/site/requests/pass-page";
import { chatContacts } from "@/lib/booking/contacts";
import { fixedPage } from "@/lib/core/pages/address";
import { hideIn } from "@/lib/core/pages/public-page";
import { isStation } from "@/lib/core/tides/station-codes";
import { tripPassAddress } from "@/lib/requests/pass/address";
import { listPublicPassKeys } from "@/lib/requests/pass/queries";
import { siteSettings } from "@/lib/site/settings";

const page = definePage({
  address: tripPassAddress,
  load: async () => ({ keys: await listPublicPassKeys() }),
  page: () => hideIn(fixedPage(tripPassAddress)),
  // The server does not know the tours of a pass.
  frame: () => ({ showsTides: isStation(siteSettings().tide_station) }),
  content: ({ data: { keys }, language }) => (
    <PassPage keys={keys} contacts={chatContacts()} language={language} />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
