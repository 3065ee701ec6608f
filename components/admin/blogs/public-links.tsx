import { ExternalLink } from "lucide-react";
import type { Blog } from "@/lib/blogs/schema";
import { blogState } from "@/lib/blogs/state";
import { adminText } from "@/lib/i18n/admin-messages";
import { languageNames, languages } from "@/lib/i18n/languages";
import { blogPath } from "@/lib/i18n/paths";

/** The blog's pages on the site, once there are any. */
export function PublicLinks({ blog, now }: { blog: Blog; now: Date }) {
  if (blogState(blog.posting_date, now) === "scheduled") {
    return <span className="text-ink-soft italic">{adminText("blogs.notPublicYet")}</span>;
  }
  return (
    <ul className="flex flex-wrap gap-x-4">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={blogPath(language, blog)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-1.5 font-medium text-sea-700 underline-offset-4 hover:underline"
          >
            {languageNames[language]}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}
