import { LocalizedField } from "@/components/admin/form/localized-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage } from "@/lib/i18n/languages";

interface EnglishTextProps {
  name: string;
  label: "service_type" | "description" | "title" | "question" | "answer";
  /** Initial rows of a growing textarea; absent for a single-line input. */
  rows?: number;
  maxLength: number;
  labelHidden?: boolean;
}

/** A localized text of a list item; English is required. */
export function EnglishText({ name, label, rows, maxLength, labelHidden }: EnglishTextProps) {
  return (
    <LocalizedField
      name={`${name}.${label}`}
      shape="object"
      label={adminText(`tourForm.fields.${label}`)}
      required={[fallbackLanguage]}
      maxLength={maxLength}
      multiline={rows !== undefined}
      rows={rows}
      labelHidden={labelHidden}
    />
  );
}
