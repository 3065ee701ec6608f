import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { EntityPages } from "../core/entity/public-pages";
import { ownPageOgImage, ownPagePage } from "./pages";
import { getOwnPage, listShownPages } from "./queries";

export const ownPages: EntityPages = {
  contentKey: "own_page:*",
  lists: [
    {
      name: "own-pages",
      visible: () => Prisma.sql`published`,
      changed: Prisma.sql`updated_at`,
      pages: null,
    },
  ],
  async pagesOf(ids) {
    const pages = await listShownPages(ids);
    return pages.map((page) => ({
      id: page.id,
      page: ownPagePage(page),
      changed: page.updated_at,
      images: [],
    }));
  },
  async ogImage(id, language) {
    const page = await getOwnPage(id);
    return page && ownPageOgImage(page, language);
  },
};
