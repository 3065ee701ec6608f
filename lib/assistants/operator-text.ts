import "server-only";
import type { ClosedPeriod } from "../core/calendar/calendar";
import { listCommonClosedPeriods } from "../core/calendar/queries";
import { localize } from "../core/content/localized-text";
import { translate } from "../core/i18n/messages";
import { mainLanguage } from "../core/i18n/shown-languages";
import { absoluteUrl } from "../core/pages/absolute-url";
import { homePath } from "../core/pages/paths";
import type { SiteSettings } from "../site/fields";
import { kindPaths, kinds } from "../tours/kinds";
import { asMarkdownText, markdownSections } from "./tour-text";

const addressLine = ({ line1, line2, postal_code, city, country }: SiteSettings["addresses"][number]) =>
  [line1, line2, postal_code, city, country].filter(Boolean).join(", ");

/** Writes who the operator is and how people reach the operator, as Markdown. */
export function operatorText(settings: SiteSettings): string {
  const { name, legal_name, licence_number, email, phones, addresses } = settings;
  const item = (label: string, value: string | null) =>
    value ? `- ${label}: ${asMarkdownText(value)}` : null;
  const sections = markdownSections([
    ["Operator", [item("Legal name", legal_name), item("Licence", licence_number)]],
    [
      "Contact",
      [
        item("Site", absoluteUrl(homePath(mainLanguage()))),
        item("E-mail", email),
        ...phones.map(({ number }) => item("Telephone", number)),
        ...addresses.map((address) => item("Address", addressLine(address))),
      ],
    ],
  ]);
  return `# ${asMarkdownText(name)}\n\n${sections}\n`;
}

function periodLine({ from, until, reason }: ClosedPeriod): string {
  const why = reason ? `: ${asMarkdownText(localize(reason, mainLanguage()).text)}` : "";
  return `- ${from} to ${until}${why}`;
}

/** Writes the days on which all tours of a kind are closed, as Markdown. Days without a year are closed every year. */
export async function closuresText(): Promise<string> {
  const t = translate(mainLanguage());
  const sections = await Promise.all(
    kindPaths.map(async (kind) => {
      const periods = await listCommonClosedPeriods(kinds[kind].type);
      const lines = periods.length > 0 ? periods.map(periodLine) : ["No common closed days."];
      return [t(`tours.${kinds[kind].messages}.title`), lines] as const;
    }),
  );
  return `# Closed days\n\n${markdownSections(sections)}\n`;
}
