import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { blogPath } from "@/lib/blogs/paths";
import type { Blog } from "@/lib/blogs/schema";
import { chatOf } from "@/lib/booking/contacts";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";
import type { Current } from "@/lib/tours/calendar/current";
import type { Tour } from "@/lib/tours/schema";
import { Article } from "./article";
import { ArticleTour } from "./article-tour";
import { BlogGrid } from "./blog-card";
import { CopyLink } from "./copy-link";

interface BlogArticleProps {
  language: Language;
  blog: Blog;
  related: Blog[];
  /** The visible tours that the article names. */
  tours: Current<Tour>[];
}

export function BlogArticle({ language, blog, related, tours }: BlogArticleProps) {
  const title = localize(blog.title, language).text;
  const cards = new Map(
    tours.map((tour) => [tour.id, <ArticleTour key={tour.id} tour={tour} language={language} />]),
  );
  return (
    <>
      <Article language={language} blog={blog} cards={cards}>
        <ShareLinks language={language} blog={blog} title={title} />
        <AskAboutArticle language={language} title={title} />
      </Article>
      <RelatedBlogs language={language} blogs={related} />
    </>
  );
}

interface ShareLinksProps {
  language: Language;
  blog: Blog;
  title: string;
}

const shareLink =
  "inline-flex size-11 items-center justify-center rounded-full border border-sea-800/25 bg-white text-sea-900 transition-colors hover:border-sea-800/60 hover:bg-sea-50";

/** Uses plain links, so that no script of the networks is loaded. */
function ShareLinks({ language, blog, title }: ShareLinksProps) {
  const t = translate(language);
  const url = absoluteUrl(blogPath(language, blog));
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters);
  const networks = [
    { name: "WhatsApp", icon: "whatsapp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { name: "Telegram", icon: "telegram", href: `https://t.me/share/url?${query({ url, text: title })}` },
    { name: "X", icon: "x-twitter", href: `https://x.com/intent/post?${query({ url, text: title })}` },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6 print:hidden">
      <h2 className="mr-2 font-semibold">{t("blogs.share")}</h2>
      <ul className="flex flex-wrap gap-2">
        {networks.map(({ name, icon, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t("blogs.shareOn", { network: name })}
              className={shareLink}
            >
              <Icon name={icon} className="size-5" />
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} label={t("blogs.copyLink")} done={t("blogs.copied")} />
        </li>
      </ul>
    </div>
  );
}

function AskAboutArticle({ language, title }: { language: Language; title: string }) {
  const t = translate(language);
  const chat = chatOf(language, t("blogs.chatText", { title }));
  if (!chat) return null;
  return (
    <aside className="grid gap-4 rounded-card bg-sea-900 p-6 text-sea-50 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8 sm:p-8 print:hidden">
      <div className="grid gap-1.5">
        <h2 className="text-heading text-white">{t("blogs.ctaTitle")}</h2>
        <p>{t("blogs.ctaText")}</p>
      </div>
      <a
        href={chat.href}
        target="_blank"
        rel="noopener noreferrer"
        className={button({ variant: "primary", className: "justify-self-start" })}
      >
        {t("blogs.ctaButton")}
      </a>
    </aside>
  );
}

function RelatedBlogs({ language, blogs }: { language: Language; blogs: Blog[] }) {
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="bg-sand-100 py-16 lg:py-20 print:hidden">
      <Container className="grid gap-8">
        <h2 id="related-title" className="text-title">
          {translate(language)("blogs.related")}
        </h2>
        <BlogGrid language={language} blogs={blogs} heading="h3" />
      </Container>
    </section>
  );
}
