import { lang } from "next/root-params";
import { missingWords } from "@/components/site/errors/page-texts";
import { fallbackLanguage, isLanguage } from "@/lib/core/i18n/languages";
import { pageSubject } from "@/lib/tours/pages/subject";

/**
 * Shown under `next dev` only: the server answers documents with `/not-found`, and a click on a missing address
 * loads the document. Short, because Next sends it with every page.
 */
export default async function NotFound() {
  const asked = await lang();
  const { plainly, title, text, action } = missingWords(
    isLanguage(asked) ? asked : fallbackLanguage,
    pageSubject(undefined),
  );
  return (
    <main>
      <title>{plainly ?? title}</title>
      <h1>{plainly ?? title}</h1>
      <p>{text}</p>
      <a href={action.href}>{action.label}</a>
    </main>
  );
}
