import { FormField } from "@/components/admin/entity/form-field";
import { SelectField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { countryOptions } from "@/lib/site/countries";

const countries = countryOptions();

export function AddressInputs({ item }: { item: string }) {
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
