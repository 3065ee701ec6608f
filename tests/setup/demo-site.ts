import type { SiteSettings } from "@/lib/site/fields";
import { toSiteSettings } from "@/lib/site/rows";
import { readDemoContent } from "@/prisma/demo-content";

const { name = "", ...demo } = readDemoContent().site ?? {};

const nothing = Object.fromEntries(
  [
    "legal_name licence_number founded booking_prefix whatsapp_number telegram_account email opening_hours",
    "privacy_policy payment_methods instagram youtube tiktok facebook linkedin chat_greeting hero_greeting promo_greeting blurb",
  ]
    .join(" ")
    .split(" ")
    .map((field) => [field, null]),
);

/** The settings of an empty site. */
export const emptySite: SiteSettings = toSiteSettings({
  ...nothing,
  ...{
    id: 1,
    name: "",
    phones: [],
    addresses: [],
    privacy_text: {},
    terms_text: {},
    updated_at: new Date(0),
  },
});

/** What the invented operator of the demo content says about itself. */
export const demoSite: SiteSettings = toSiteSettings({
  ...{ ...emptySite, ...demo, name },
  phones: demo.phones,
  addresses: demo.addresses,
});
