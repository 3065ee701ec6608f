import { lang } from "next/root-params";
import { missingWords } from "@/components/errors/missing-words";
import { fallbackLanguage, isLanguage } from "@/lib/i18n/languages";
import { pageSubject } from "@/lib/page-subject";

/**
 * Seen under `next dev` alone: the door answers documents with `/not-found`, and a click that leads nowhere
 * fetches the document. Next sends it with every page, so it is short.
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
