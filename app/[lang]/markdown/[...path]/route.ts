// GET /{lang}/{path}.md, all: a public tour, article or list as Markdown; the server asks for the path below this folder
import { readMarkdownPage } from "@/lib/assistants/markdown-pages";
import { textRoute } from "@/lib/core/api/text-route";
import { isLanguage } from "@/lib/core/i18n/languages";
import { markdownEnding } from "@/lib/core/pages/public-page";
import { getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute(
  "markdown",
  async ({ lang, path = [] }, { searchParams }) => {
    await getSiteSettings();
    if (!isLanguage(lang)) return null;
    const segments = [path].flat().join("/").replace(markdownEnding, "").split("/");
    const page = await readMarkdownPage(lang, segments, Number(searchParams.get("page") ?? 1));
    return page && ("text" in page ? page.text : new URL(page.path, "http://localhost"));
  },
);
