import { fieldLabel } from "../../core/content/field-labels";
import { entityDefinition } from "../entities";
import type { Undone } from "./schema";

/** Makes texts such as "Pulau Karang: Harga Mulai". A record that stays as a whole is its name alone. */
export function keptTexts({ kept }: Pick<Undone, "kept">): string[] {
  return kept.map(({ entity, name, path }) =>
    path ? `${name}: ${fieldLabel(entityDefinition(entity).fields, path)}` : name,
  );
}
