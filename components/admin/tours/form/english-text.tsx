import { LocalizedField } from "@/components/admin/form/localized-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage } from "@/lib/i18n/languages";

interface EnglishTextProps {
  name: string;
  label: "service_type" | "description" | "title" | "question" | "answer";
  /** Lines of text at first; a single line that does not grow where absent. */
  rows?: number;
  maxLength: number;
  labelHidden?: boolean;
}

/** A part's text in three languages, of which English must be there. */
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
