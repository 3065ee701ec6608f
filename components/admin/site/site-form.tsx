"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { SelectField } from "@/components/admin/form/text-field";
import { draftErrors, type OpenedRecord } from "@/lib/core/content/field-drafts";
import { readRecord, saveSingleRecord } from "@/lib/core/forms/record-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { countryOptions } from "@/lib/site/countries";
import { siteEntity } from "@/lib/site/entity";
import { type SiteDraft, siteFields } from "@/lib/site/fields";
import { menuEntries } from "@/lib/site/name-fields";
import { proposedPrefix } from "@/lib/site/text-forms";
import { AccentField } from "./accent-field";
import { ChatAccountField, type LockedAccounts } from "./chat-account-field";
import { DocumentField, LogoField } from "./uploaded-file-field";

/** An own page of the operator that the menu shows. */
interface MenuPage {
  address: string;
  title: string;
}

interface MenuInputsProps {
  item: string;
  pages: readonly MenuPage[];
}

/** Chooses an entry of the menu, and names the entry. */
function MenuInputs({ item, pages }: MenuInputsProps) {
  const options = [
    ...menuEntries.map((entry) => ({
      value: entry as string,
      label: adminText(`site.menuEntries.${entry}`),
    })),
    ...pages.map(({ address, title }) => ({ value: address, label: title })),
  ];
  return (
    <div className="grid gap-5">
      <SelectField
        name={`${item}.entry`}
        label={adminText("site.fields.menuEntry")}
        options={options}
        required
      />
      <FormField name={`${item}.name`} />
    </div>
  );
}

/** The letters before a booking's reference, with a proposal made from the name. */
function BookingPrefixField() {
  const { setValue } = useFormContext<SiteDraft>();
  const [name, prefix] = useWatch<SiteDraft, ["name", "booking_prefix"]>({
    name: ["name", "booking_prefix"],
  });
  const proposed = proposedPrefix(name);
  return (
    <div className="grid content-start gap-1.5">
      <FormField name="booking_prefix" placeholder={proposed || undefined} />
      {proposed !== "" && prefix.trim() === "" && (
        <button
          type="button"
          className="min-h-11 w-fit text-left font-medium text-sea-700 text-sm hover:underline"
          onClick={() => setValue("booking_prefix", proposed, { shouldDirty: true })}
        >
          {adminText("site.proposePrefix", { prefix: proposed })}
        </button>
      )}
    </div>
  );
}

const countries = countryOptions();

function AddressInputs({ item }: { item: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField name={`${item}.line1`} />
      <FormField name={`${item}.line2`} />
      <FormField name={`${item}.postal_code`} />
      <FormField name={`${item}.city`} />
      <SelectField
        name={`${item}.country`}
        label={adminText("site.fields.country")}
        options={countries}
        required
      />
      <FormField name={`${item}.map_url`} />
    </div>
  );
}

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
