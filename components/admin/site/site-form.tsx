"use client";

import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { draftErrors, type OpenedRecord } from "@/lib/core/content/field-drafts";
import { readRecord, saveSingleRecord } from "@/lib/core/forms/record-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { siteEntity } from "@/lib/site/entity";
import { type SiteDraft, siteFields } from "@/lib/site/fields";
import { AccentField } from "./accent-field";
import { AddressInputs } from "./address-inputs";
import { BookingPrefixField } from "./booking-prefix-field";
import { ChatAccountField, type LockedAccounts } from "./chat-account-field";
import { MenuInputs, type MenuPage } from "./menu-inputs";
import { DocumentField, LogoField } from "./uploaded-file-field";

const resolver = resolverOf<SiteDraft>((draft) => draftErrors(siteFields, draft));

interface SiteFormProps {
  settings: OpenedRecord<SiteDraft>;
  locked: LockedAccounts;
  /** The own pages that the menu or the footer shows. */
  pages: readonly MenuPage[];
}

/** The form of the settings, which stays open after a save. */
export function SiteForm({ settings, locked, pages }: SiteFormProps) {
  const inputs = {
    booking_prefix: <BookingPrefixField key="booking_prefix" />,
    logo: <LogoField key="logo" />,
    accent: <AccentField key="accent" />,
    whatsapp_number: <ChatAccountField key="whatsapp_number" name="whatsapp_number" locked={locked} />,
    telegram_account: <ChatAccountField key="telegram_account" name="telegram_account" locked={locked} />,
    privacy_policy: <DocumentField key="privacy_policy" name="privacy_policy" />,
    payment_methods: <DocumentField key="payment_methods" name="payment_methods" />,
    menu: (
      <ListField key="menu" name="menu">
        {(item) => <MenuInputs item={item} pages={pages} />}
      </ListField>
    ),
    phones: (
      <ListField key="phones" name="phones" variant="rows">
        {(item) => <FormField name={`${item}.number`} labelHidden />}
      </ListField>
    ),
    addresses: (
      <ListField key="addresses" name="addresses">
        {(item) => <AddressInputs item={item} />}
      </ListField>
    ),
  };
  return (
    <EntityForm<SiteDraft>
      entity={siteEntity}
      draftKey="site-settings"
      initial={settings.values}
      updatedAt={settings.updatedAt}
      save={(values, sending) => saveSingleRecord("site-settings", siteFields, values, sending)}
      reload={() => readRecord("site-settings", siteFields)}
      history={{ entity: "site", key: settings.id }}
      resolver={resolver}
      texts={{
        submit: adminText("site.submit"),
        submitting: adminText("site.submitting"),
        success: adminText("site.updated"),
        failure: adminText("site.updateFailure"),
      }}
      listHref="/admin"
      inputs={inputs}
    />
  );
}
