import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { EntityPages } from "../core/entity/public-pages";
import { storageUrl } from "../core/storage/sources";
import { kindPaths, kinds } from "./kinds";
import { toursPerPage } from "./list/list-state";
import { tourListOgImage, tourOgImage } from "./pages/metadata";
import { tourListPage, tourPage } from "./pages/pages";
import { tourChangedAt } from "./publication";
import { getCurrentTour, listTourAddresses } from "./queries";
import { visibleTours } from "./visible-tours";

const plain = { search: "", category: "", tag: null };

export const tourPages: EntityPages = {
  contentKey: "tour:*",
  lists: kindPaths.map((kind) => ({
    name: kind,
    visible: () => Prisma.sql`tour_type = ${kinds[kind].type} AND ${visibleTours()}`,
    changed: Prisma.sql`greatest(updated_at, publish_from::timestamp AT TIME ZONE site_time_zone())`,
    pages: {
      perPage: toursPerPage,
      pageAt: (page, total) => tourListPage(kind, { ...plain, page }, total),
      seoPage: kinds[kind].seoPage,
      ogImage: (language) => tourListOgImage(kind, language),
    },
  })),
  async pagesOf(ids) {
    const tours = await listTourAddresses(ids);
    return tours.map((tour) => ({
      id: tour.id,
      page: tourPage(tour),
      changed: tourChangedAt(tour),
      images: tour.images.map(storageUrl),
    }));
  },
  async ogImage(id, language) {
    const tour = await getCurrentTour(id);
    return tour && tourOgImage(tour, language);
  },
};
