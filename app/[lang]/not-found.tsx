import { lang } from "next/root-params";
import { MissingPage } from "@/components/errors/missing-page";
import { missingWords } from "@/components/errors/missing-words";
import { fallbackLanguage, isLanguage } from "@/lib/i18n/languages";
import { pageSubject } from "@/lib/page-subject";

/** Shown by `next dev` and after a click inside the site; the door answers documents with `/not-found`. */
export default async function NotFound() {
  const asked = await lang();
  const language = isLanguage(asked) ? asked : fallbackLanguage;
  const subject = pageSubject(undefined);
  return (
    <>
      <title>{missingWords(language, subject).title}</title>
      <MissingPage language={language} subject={subject} />
    </>
  );
}
