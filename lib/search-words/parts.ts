import { activityEntity, aliasEntity, fillerEntity } from "./entities";

/** The three lists of the area, by their segment of the address, and where the API has their records. */
export const searchParts = {
  aliases: { entity: aliasEntity, api: "search-aliases" },
  fillers: { entity: fillerEntity, api: "search-fillers" },
  activities: { entity: activityEntity, api: "search-activities" },
} as const;

export type SearchPart = keyof typeof searchParts;

export function isSearchPart(part: string): part is SearchPart {
  return Object.hasOwn(searchParts, part);
}
