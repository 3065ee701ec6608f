import type { Fields } from "../core/content/field";
import { isRecord } from "../core/forms/values";
import { type SiteSettings, siteFields, siteId, siteSchema } from "./fields";
import { languageFields } from "./name-fields";
import { usualTimeZone } from "./time-zones";

/** Items of lists are stored without ids and without empty fields; their position is their id. */
function storedItems({ fields }: { fields: Fields }, items: unknown): unknown {
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  return Array.isArray(items)
    ? items.map((item, index) => ({ ...nothing, ...(isRecord(item) ? item : {}), id: index + 1 }))
    : [];
}

export function toSiteSettings(row: { menu: unknown; phones: unknown; addresses: unknown }): SiteSettings {
  return siteSchema.parse({
    ...row,
    menu: storedItems(siteFields.menu.items, row.menu),
    phones: storedItems(siteFields.phones.items, row.phones),
    addresses: storedItems(siteFields.addresses.items, row.addresses),
  });
}

const nothingEntered = {
  ...Object.fromEntries(Object.keys(siteFields).map((name) => [name, null])),
  id: siteId,
  name: "",
  menu: [],
  time_zone: usualTimeZone,
  phones: [],
  guest_phone: "off",
  addresses: [],
  ...Object.fromEntries(languageFields.map((name) => [name, true])),
  assistants_open: true,
  ai_use: "train",
  privacy_text: {},
  terms_text: {},
  updated_at: new Date(0),
};

export function emptySettings(): SiteSettings {
  return toSiteSettings(nothingEntered);
}
