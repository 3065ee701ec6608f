import type { RecordApi } from "../api/record-operations";
import type { Permission } from "../auth/permissions";
import type { FormWords } from "../i18n/admin-messages";
import type { EntityDefinition } from "./define-entity";

export interface FormDefinition<Words extends FormWords = FormWords> extends EntityDefinition {
  words: Words;
  api: Pick<RecordApi, "tag" | "path" | "operations">;
}

/** The names and addresses of an entity's pages. Plain values, so that a server component can hand them to the browser. */
export interface EntityPageNames<Entity extends string, Words extends FormWords> {
  entity: Entity;
  words: Words;
  list: string;
  /** The address below which a record has its pages. */
  address: string;
  /** The path of the records below `/api`. */
  path: string;
  /** Whether a record has a page besides its form. */
  hasPages: boolean;
  permission?: Permission;
}

export function entityPagesOf<D extends FormDefinition>(
  definition: D,
): EntityPageNames<D["name"], D["words"]> {
  const {
    name,
    words,
    segment,
    list = segment,
    api,
    formOnly,
    menu,
    permission,
  }: FormDefinition = definition;
  return {
    entity: name,
    words,
    list: `/admin/${list}`,
    address: `/admin/${segment}`,
    path: api.path.slice(1),
    hasPages: !formOnly,
    permission: menu?.permission ?? permission,
  };
}
