import { lang } from "next/root-params";
import { MissingPage } from "@/components/errors/missing-page";
import { fallbackLanguage, isLanguage } from "@/lib/i18n/languages";
import { pageSubject } from "@/lib/page-subject";

/** Shown by `next dev` and after a click inside the site; the door answers documents with `/not-found`. */
export default async function NotFound() {
  const language = await lang();
  return (
    <MissingPage
      language={isLanguage(language) ? language : fallbackLanguage}
      subject={pageSubject(undefined)}
    />
  );
}
