import { recordOf } from "../core/content/field-drafts";
import type { Language } from "../core/i18n/languages";
import { imageSources, unmeasured } from "../core/storage/sources";
import { type HomeDraft, homeFields, homeId } from "./fields";
import { uncutHero } from "./slide-focus";
import { type HomeView, viewHome } from "./view";

export const homeDraftKey = "home-content";

export function homePreviewPath(language: Language): string {
  return `/admin/home/preview/${language}`;
}

/** The page that a draft would make. Pictures are shown without copies and cuts, which the server makes at the save. */
export function draftHome(draft: HomeDraft): HomeView {
  const sources = (path: string) => imageSources({ path, ...unmeasured });
  return viewHome(
    { ...recordOf(homeFields, draft), id: homeId, updated_at: new Date(0) },
    { picture: sources, hero: (slide) => (slide.picture ? uncutHero(sources(slide.picture), slide) : null) },
  );
}
