import { activityEntity, aliasEntity, fillerEntity } from "./entities";

/** The three lists of the area, by their segment of the address. */
export const searchParts = { aliases: aliasEntity, fillers: fillerEntity, activities: activityEntity };

export type SearchPart = keyof typeof searchParts;

export function isSearchPart(part: string): part is SearchPart {
  return Object.hasOwn(searchParts, part);
}
