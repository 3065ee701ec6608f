import { heroFile } from "../home/hero-picture";
import type { Language } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import type { Preview, PreviewGround } from "../previews/preview";
import { previewCopy } from "../previews/preview-copy";
import { categoryLabel } from "./category-label";
import type { Blog } from "./schema";
import { blogTitle } from "./texts";

const listGround: PreviewGround = { file: heroFile("honeymoon", "wide", 1440, "avif") };

/** What a link to an article shows: its title and topic on its picture. */
export function blogPreview(blog: Blog, language: Language): Preview {
  return {
    of: `blog/${blog.id}`,
    language,
    title: localize(blogTitle(blog), language).text,
    line: categoryLabel(blog.category, language),
    price: "",
    ground: blog.file ? { stored: previewCopy(blog.file) } : listGround,
  };
}

/** What a link to the list of articles shows. */
export function blogListPreview(language: Language): Preview {
  const t = translate(language);
  const [title, line] = [t("blogs.title"), t("blogs.subtitle")];
  return { of: "page/blogs", language, title, line, price: "", ground: listGround };
}
