import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import { siteSettings } from "@/lib/site/settings";

/** Says what the tests of this software show, and nothing more. Each sentence names a test in. */
export function AccessibilityText({ language }: { language: Language }) {
  const words = messagesOf(language, "accessibility");
  const { email } = siteSettings();
  const { standard, keyboard, letters, script, touch, contrast, languages } = words;
  const lists = [
    { title: words.tested, items: [standard, keyboard, letters, script, touch, contrast, languages] },
    { title: words.limits, items: [words.people, words.readers, words.documents] },
  ];
  return (
    <Container className="grid max-w-3xl gap-8 pt-10 pb-20 sm:pt-14 lg:pb-28">
      <div className="grid gap-4">
        <Breadcrumb
          language={language}
          steps={[{ label: translate(language)("common.home"), href: homePath(language) }]}
          current={words.title}
        />
        <h1 className="text-display text-sea-950">{words.title}</h1>
        <p className="text-lg">{words.lead}</p>
      </div>
      {lists.map(({ title, items }) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-heading">{title}</h2>
          <ul className="grid list-disc gap-2 pl-5 marker:text-sea-600">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      {email && (
        <p>
          {words.contact}{" "}
          <a href={`mailto:${email}`} className="text-sea-700 underline underline-offset-4">
            {email}
          </a>
        </p>
      )}
    </Container>
  );
}
