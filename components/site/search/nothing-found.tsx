import { quickSearches } from "@/components/site/layout/navigation";
import { button } from "@/components/ui/button";
import { blogsPath } from "@/lib/blogs/paths";
import { chatOf } from "@/lib/booking/contacts";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { FrameLinks } from "@/lib/home/links";
import { type SearchState, searchPath } from "@/lib/search/address";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";

interface NothingFoundProps {
  language: Language;
  state: SearchState;
  /** The quick searches that find a tour. */
  found: string[];
  links: Pick<FrameLinks, "kinds" | "blogs">;
}

export function NothingFound({ language, state: { search, tag, date }, found, links }: NothingFoundProps) {
  const t = translate(language);
  const chat = chatOf(language, t("search.chatText", { search }));
  const lists = [
    ...links.kinds.map((kind) => ({
      label: kindWords(kind, language).title,
      href: toursPath(language, kind, { date }),
    })),
    ...(links.blogs ? [{ label: t("header.blogs"), href: blogsPath(language) }] : []),
  ];
  const quick = quickSearches.filter((each) => found.includes(each.search));
  const searches = quick.map((each) => ({
    label: t(`footer.chips.${each.key}`),
    href: searchPath(language, { search: each.search, date }),
  }));
  return (
    <div className="grid gap-8">
      <div className="grid max-w-2xl gap-4">
        <p className="text-ink-soft text-lg">{t(lists.length > 0 ? "search.emptyHint" : "tours.none")}</p>
        <div className="flex flex-wrap gap-3">
          {tag && search && (
            <a href={searchPath(language, { search, date })} className={button({ variant: "secondary" })}>
              {t("search.allTypes")}
            </a>
          )}
          {chat && (
            <a
              href={chat.href}
              target="_blank"
              rel="noopener noreferrer"
              className={button({ variant: "primary" })}
            >
              {t("search.ask")}
            </a>
          )}
        </div>
      </div>
      {searches.length > 0 && <WaysOn title={t("search.popular")} links={searches} />}
      {lists.length > 0 && <WaysOn title={t("search.lists")} links={lists} />}
    </div>
  );
}

function WaysOn({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <div className="grid gap-3">
      <h2 className="text-heading">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4.5 font-medium text-base hover:border-sea-600 hover:text-sea-700"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
