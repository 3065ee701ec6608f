import "server-only";
import { blogStore } from "../blogs/record-store";
import { closedPeriodStore } from "../closed-days/record-store";
import type { RecordStore, RowStore } from "../core/entity/record-store";
import { homeStore } from "../home/record-store";
import { ownPageStore } from "../own-pages/record-store";
import { promoStore } from "../promos/record-store";
import { activityStore, aliasStore, fillerStore } from "../search-words/record-stores";
import { seoStore } from "../seo/record-store";
import { siteStore } from "../site/record-store";
import { pickupAreaStore } from "../tours/pickup-areas/record-store";
import { placeStore } from "../tours/places/record-store";
import { tourStore } from "../tours/record-store";
import { sharedTextStore } from "../tours/shared-texts/record-store";
import { type Entity, entities, type TranslatedEntity } from "./entities";

/** The functions that read and write the records of each entity with a table. The compiler names an entity that is missing here. */
export const rowStores: Record<TranslatedEntity, RowStore> = {
  tour: tourStore,
  promo: promoStore,
  blog: blogStore,
  closed_period: closedPeriodStore,
  shared_text: sharedTextStore,
  home: homeStore,
  own_page: ownPageStore,
  place: placeStore,
  pickup_area: pickupAreaStore,
  search_alias: aliasStore,
  search_filler: fillerStore,
  search_activity: activityStore,
  site: siteStore,
};

export const recordStores: Record<Entity, RecordStore> = { ...rowStores, seo: seoStore };

/** Returns the store of an entity that a version names; null for an entity that no longer exists. */
export function storeNamed(name: string): RecordStore | null {
  const entity = entities.find((each) => each === name);
  return entity ? recordStores[entity] : null;
}
