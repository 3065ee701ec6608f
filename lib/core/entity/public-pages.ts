import type { Prisma } from "../../../prisma/client/client";
import type { ContentKey } from "../content/dependencies";
import type { Language } from "../i18n/languages";
import type { OgImage } from "../og/image";
import type { ListedPage, PublicPage } from "../pages/public-page";

interface ListPages {
  perPage: number;
  pageAt: (page: number, total: number) => PublicPage;
  /** The page for which staff write texts for search engines. */
  seoPage: string;
  ogImage: (language: Language) => OgImage;
}

/** Records that visitors see, in the order of their ids in the sitemap. */
interface PublicList {
  /** The address of the list below the language; the parts of the sitemap have this name too: `tours-1`. */
  name: string;
  visible: () => Prisma.Sql;
  /** The time at which a record's page last changed. Publication is a change. */
  changed: Prisma.Sql;
  /** Null for records without a list. */
  pages: ListPages | null;
}

export interface ListedRecordPage extends ListedPage {
  id: number;
}

/** The public pages of an entity. Sitemap, Open Graph images and IndexNow follow from them. */
export interface EntityPages {
  /** Changes with each of the records: `blog:*`. */
  contentKey: ContentKey;
  lists: readonly PublicList[];
  /** Returns the pages of records in the order of their ids. Records that visitors do not see are left out. */
  pagesOf: (ids: number[]) => Promise<ListedRecordPage[]>;
  /** Returns null for a record that visitors do not see. */
  ogImage: (id: number, language: Language) => Promise<OgImage | null>;
}
