import { z } from "zod";
import type { AdminKey, Field, FieldOptions, Fields } from "./field";
import { type DraftOf, draftOf, emptyDraft, recordOf, sentValues } from "./field-drafts";
import { storedShape } from "./field-schemas";

interface ListOptions<F extends Fields> extends FieldOptions {
  fields: F;
  item: AdminKey;
  add: AdminKey;
  empty: AdminKey;
  limit: number;
  required?: boolean;
  newItem?: (count: number) => DraftOf<F>;
}

type ItemInput<F extends Fields> = { [Name in keyof F]: z.output<F[Name]["input"]> };

/** An ordered list of items with fields of their own. Stored items have ids; sent items have none. */
export function list<F extends Fields>({ fields, item, add, empty, newItem, ...options }: ListOptions<F>) {
  const { limit } = options;
  const stored = z.array(z.object({ id: z.int().positive(), ...storedShape(fields) }));
  const shape = Object.entries(fields).map(([name, { input, required }]) => [
    name,
    required ? input : input.optional(),
  ]);
  const input = z
    .array(z.object(Object.fromEntries(shape)) as unknown as z.ZodType<ItemInput<F>>)
    .max(limit, `Paling banyak ${limit} item.`);
  return {
    ...options,
    kind: "list",
    required: options.required ?? false,
    stored,
    input,
    emptyDraft: (): DraftOf<F>[] => [],
    toDraft: (items) => items.map((each) => draftOf(fields, each as never)),
    fromDraft: (drafts) => drafts.map((each) => sentValues(fields, each)),
    toRecord: (drafts) =>
      drafts.map((each, index) => ({ id: index + 1, ...recordOf(fields, each, index) })) as never,
    items: { fields, item },
    editing: { add, empty, newItem: newItem ?? (() => emptyDraft(fields)) },
  } satisfies Field<typeof stored, ItemInput<F>[], DraftOf<F>[], boolean>;
}
