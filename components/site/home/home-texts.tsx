import type { Language } from "@/lib/i18n/languages";
import { StaticList } from "@/server/in-next/static-html";
import { HomeGallery } from "./gallery";
import { About, Advantages, HomeFaq, Testimonials } from "./text-sections";

function Sections({ language }: { language: Language }) {
  return (
    <>
      <Testimonials language={language} />
      <Advantages language={language} />
      <About language={language} />
      <HomeGallery language={language} />
      <HomeFaq language={language} />
    </>
  );
}

/** The sections of the home page that no save changes. They are rendered once for each language. */
export function HomeTexts({ language }: { language: Language }) {
  return <StaticList each={Sections} of={[{ language }]} />;
}
