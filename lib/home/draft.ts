import { recordOf } from "../core/content/field-drafts";
import type { Language } from "../core/i18n/languages";
import { imageSources, unmeasured } from "../core/storage/sources";
import { type HomeDraft, homeFields, homeId } from "./fields";
import { type HomeView, uncutHero, viewHome } from "./view";

export const homeDraftKey = "home-content";

export function homePreviewPath(language: Language): string {
  return `/admin/home/preview/${language}`;
}

/** The page that a draft would make. Pictures are shown without copies and cuts, which the server makes at the save. */
export function draftHome(draft: HomeDraft): HomeView {
  const image = (path: string) => ({ path, ...unmeasured });
  return viewHome(
    { ...recordOf(homeFields, draft), id: homeId, updated_at: new Date(0) },
    {
      picture: (path) => imageSources(image(path)),
      hero: (slide) => (slide.picture ? uncutHero(image(slide.picture), slide) : null),
    },
  );
}
