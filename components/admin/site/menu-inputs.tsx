import { FormField } from "@/components/admin/entity/form-field";
import { SelectField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { menuEntries } from "@/lib/site/name-fields";

/** An own page of the operator that the menu shows. */
export interface MenuPage {
  address: string;
  title: string;
}

interface MenuInputsProps {
  item: string;
  pages: readonly MenuPage[];
}

/** Chooses an entry of the menu, and names the entry. */
export function MenuInputs({ item, pages }: MenuInputsProps) {
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
