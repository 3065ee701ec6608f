/**
 * The one list of entities, in the order of the menus. The database and all other code take the kinds of records from here.
 */
import { z } from "zod";
import { blogEntity } from "../blogs/entity";
import { closedPeriodEntity } from "../closed-days/entity";
import type { RecordApi } from "../core/api/record-operations";
import type { EntityDefinition, TableDefinition } from "../core/entity/define-entity";
import type { FormDefinition } from "../core/entity/entity-page-names";
import type { FormWords } from "../core/i18n/admin-messages";
import { homeEntity } from "../home/entity";
import { ownPageEntity } from "../own-pages/entity";
import { promoEntity } from "../promos/entity";
import { activityEntity, aliasEntity, fillerEntity } from "../search-words/entities";
import { seoEntity } from "../seo/entity";
import { siteEntity } from "../site/entity";
import { tourEntity } from "../tours/entity";
import { pickupAreaEntity } from "../tours/pickup-areas/entity";
import { placeEntity } from "../tours/places/entity";
import { sharedTextEntity } from "../tours/shared-texts/entity";

export const records = {
  tour: tourEntity,
  promo: promoEntity,
  blog: blogEntity,
  shared_text: sharedTextEntity,
  home: homeEntity,
  own_page: ownPageEntity,
  place: placeEntity,
  pickup_area: pickupAreaEntity,
  search_alias: aliasEntity,
  search_filler: fillerEntity,
  search_activity: activityEntity,
  closed_period: closedPeriodEntity,
  seo: seoEntity,
  site: siteEntity,
};

export type Entity = keyof typeof records;

type Definition = (typeof records)[Entity];

/** Entities whose records are rows with an id. Their texts are translated. */
export type TranslatedEntity = Extract<Definition, TableDefinition>["name"];

/** Entities whose operations follow from their definition. */
export type ServedEntity = Extract<Definition, TableDefinition & { api: RecordApi }>["name"];

/** Definitions whose form follows from them, and whose words in `messages/admin.json` are at least `Words`. */
export type FormEntity<Words extends FormWords = FormWords> = Extract<Definition, FormDefinition<Words>>;

export const entities = Object.keys(records) as [Entity, ...Entity[]];

export const translatedEntities = entities.filter(
  (entity): entity is TranslatedEntity => "table" in records[entity],
);

export const servedEntities = translatedEntities.filter(
  (entity): entity is ServedEntity => "api" in records[entity],
);

export type RecordResponse<E extends Entity = Entity> = z.input<(typeof records)[E]["response"]>;

export const recordResponse = z.union(Object.values(records).map(({ response }) => response)) as z.ZodUnion<
  Definition["response"][]
>;

export function entityDefinition(entity: Entity): EntityDefinition {
  return records[entity];
}
