/**
 * The one list of entities, in the order of the menus. The database and all other code take the kinds of records from here.
 */
import { z } from "zod";
import type { RecordApi } from "../api/record-operations";
import { blogEntity } from "../blogs/entity";
import { closedPeriodEntity } from "../closed-days/entity";
import type { FormDefinition } from "../entity/area";
import type { EntityDefinition } from "../entity/define-entity";
import { homeEntity } from "../home/entity";
import type { FormPageWords, ListWords, PageWords } from "../i18n/admin-messages";
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
  place: placeEntity,
  pickup_area: pickupAreaEntity,
  search_alias: aliasEntity,
  search_filler: fillerEntity,
  search_activity: activityEntity,
  closed_period: closedPeriodEntity,
  seo: seoEntity,
  site: siteEntity,
};

type Definitions = typeof records;

export type Entity = keyof Definitions;

/** Entities whose records are rows with an id. Their texts are translated. */
export type TranslatedEntity = {
  [E in Entity]: Definitions[E] extends { table: string } ? E : never;
}[Entity];

/** Entities whose operations follow from their definition. */
export type ServedEntity = {
  [E in TranslatedEntity]: Definitions[E] extends { api: RecordApi } ? E : never;
}[TranslatedEntity];

/** Entities whose form follows from their definition. */
export type FormEntity = {
  [E in ServedEntity]: Definitions[E] extends FormDefinition ? E : never;
}[ServedEntity];

/** Such entities whose form is a page without anything else. */
export type FormPageEntity = {
  [E in FormEntity]: Definitions[E]["words"] extends FormPageWords ? E : never;
}[FormEntity];

/** Such entities with a list of their own. */
export type ListedEntity = {
  [E in FormEntity]: Definitions[E]["words"] extends ListWords ? E : never;
}[FormEntity];

/** Such entities whose records have a page each. */
export type PagedEntity = {
  [E in ListedEntity]: Definitions[E]["words"] extends PageWords ? E : never;
}[ListedEntity];

export const entities = Object.keys(records) as [Entity, ...Entity[]];

export const translatedEntities = entities.filter(
  (entity): entity is TranslatedEntity => "table" in records[entity],
);

export const servedEntities = translatedEntities.filter(
  (entity): entity is ServedEntity => "api" in records[entity],
);

export type RecordResponse<E extends Entity = Entity> = z.input<Definitions[E]["response"]>;

export const recordResponse = z.union(Object.values(records).map(({ response }) => response)) as z.ZodUnion<
  Definitions[Entity]["response"][]
>;

export function entityDefinition(entity: Entity): EntityDefinition {
  return records[entity];
}
