import "server-only";
import { blogStore } from "../blogs/record-store";
import { closedPeriodStore } from "../closed-days/record-store";
import type { RecordStore, RowStore } from "../entity/record-store";
import { homeStore } from "../home/record-store";
import { promoStore } from "../promos/record-store";
import { activityStore, aliasStore, fillerStore } from "../search-words/record-stores";
import { seoStore } from "../seo/record-store";
import { siteStore } from "../site/record-store";
import { pickupAreaStore } from "../tours/pickup-areas/record-store";
import { placeStore } from "../tours/places/record-store";
import { tourStore } from "../tours/record-store";
import { sharedTextStore } from "../tours/shared-texts/record-store";
import type { Entity, RecordResponse, TranslatedEntity } from "./entities";

/** The functions that read and write the records of each entity. The compiler names an entity that is missing here. */
const stores = {
  tour: tourStore,
  promo: promoStore,
  blog: blogStore,
  seo: seoStore,
  closed_period: closedPeriodStore,
  shared_text: sharedTextStore,
  home: homeStore,
  place: placeStore,
  pickup_area: pickupAreaStore,
  search_alias: aliasStore,
  search_filler: fillerStore,
  search_activity: activityStore,
  site: siteStore,
};

type Stores = typeof stores;

export type Records = {
  [E in Entity]: NonNullable<Awaited<ReturnType<Stores[E]["find"]>>>;
};

export const recordStores: { [E in Entity]: RecordStore<Records[E], RecordResponse<E>> } = stores;

export type CreateInput<E extends TranslatedEntity> = Parameters<Stores[E]["insert"]>[1];
export type UpdateInput<E extends TranslatedEntity> = Parameters<Stores[E]["update"]>[2];

export const rowStores: {
  [E in TranslatedEntity]: RowStore<Records[E], RecordResponse<E>, CreateInput<E>, UpdateInput<E>>;
} = stores;
