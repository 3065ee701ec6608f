import { LocalizedField } from "@/components/admin/form/localized-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage } from "@/lib/i18n/languages";

interface EnglishTextProps {
  name: string;
  label: "service_type" | "description" | "title" | "question" | "answer";
  /** Lines of text; a single line where absent. */
  rows?: number;
}

/** A part's text in three languages, of which English must be there. */
export function EnglishText({ name, label, rows }: EnglishTextProps) {
  return (
    <LocalizedField
      name={`${name}.${label}`}
      shape="object"
      label={adminText(`tourForm.fields.${label}`)}
      required={[fallbackLanguage]}
      multiline={rows !== undefined}
      rows={rows}
    />
  );
}
