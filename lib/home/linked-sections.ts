import type { Home } from "./fields";
import { type HomeSection, homeSections } from "./sections";

type SectionContent = Pick<
  Home,
  | `${HomeSection}_visible`
  | "reviews"
  | "advantages"
  | "about_lead"
  | "paragraphs"
  | "figures"
  | "gallery"
  | "questions"
>;

/** Whether staff wrote something for each section. Promos and packages are records of their own. */
function writtenSections(home: SectionContent): Record<HomeSection, boolean> {
  return {
    promo: true,
    packages: true,
    reviews: home.reviews.length > 0,
    advantages: home.advantages.length > 0,
    about: home.about_lead !== null || home.paragraphs.length > 0 || home.figures.length > 0,
    gallery: home.gallery.length > 0,
    faq: home.questions.length > 0,
  };
}

/** The sections that are not hidden and have content. Header and footer link to no others. */
export function linkedSections(home: SectionContent): HomeSection[] {
  const written = writtenSections(home);
  return homeSections.filter((section) => written[section] && home[`${section}_visible`]);
}
