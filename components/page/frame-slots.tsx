import { HeaderSearch, LanguageButton } from "@/components/site/layout/header";
import { LanguageList } from "@/components/site/layout/language-list";
import { emptySearch, type PageFrameProps } from "@/components/site/layout/page-frame";
import { shownPaths } from "@/lib/core/pages/public-page";
import type { Slots } from "@/server/in-next/page-render";

export function frameSlots({
  language,
  alternates,
  header = "inner",
  search = emptySearch[header],
}: Omit<PageFrameProps, "children">): Omit<Slots, "content"> {
  const shown = shownPaths(alternates);
  return {
    search: <HeaderSearch language={language} state={search} />,
    language: <LanguageButton language={language} alternates={shown} />,
    languages: <LanguageList language={language} alternates={shown} />,
  };
}
