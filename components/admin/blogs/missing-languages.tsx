import { Badge } from "@/components/ui/badge";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";

/** The languages a blog is not written in yet. */
export function MissingLanguages({ missing }: { missing: Language[] }) {
  return missing.map((language) => (
    <Badge key={language} look="sand">
      {adminText("blogs.missingMark", { language: languageNames[language] })}
    </Badge>
  ));
}
