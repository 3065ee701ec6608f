"use client";

import { Fragment, type ReactNode } from "react";
import { ListEditor } from "@/components/admin/form/list-editor";
import type { ListMove } from "@/components/admin/form/use-list";
import { fieldAt } from "@/lib/content/field-paths";
import { adminText } from "@/lib/i18n/admin-messages";
import { FormField, useEntity } from "./form-field";

interface ListFieldProps {
  /** Its path: `faqs`, `itineraries.0.meals`. */
  name: string;
  /** Rows for items with one or two fields, else folding cards. */
  variant?: "rows" | "cards";
  /** Whether the items that are there at first are folded. */
  folded?: boolean;
  onMoved?: (move: ListMove) => void;
  /** Beside the button that adds an item: another way to add some. */
  adding?: (insert: (items: object[]) => void, room: number) => ReactNode;
  /** The inputs of the item whose path is `name`, where they are not simply below each other. */
  children?: (name: string) => ReactNode;
}

/** The editor of a list, with an input for each field of its items. */
export function ListField({ name, children, ...editor }: ListFieldProps) {
  const { fields } = useEntity();
  const field = fieldAt(fields, name)?.field;
  if (!field?.items || !field.editing) throw new Error(`No list is called ${name}.`);
  const { items, editing, limit } = field;
  const names = Object.keys(items.fields);
  const inputs = (item: string) =>
    names.map((each) => (
      <Fragment key={each}>
        <FormField name={`${item}.${each}`} labelHidden={names.length === 1} />
      </Fragment>
    ));
  return (
    <ListEditor
      {...editor}
      name={name}
      limit={limit}
      newItem={editing.newItem}
      addLabel={adminText(editing.add)}
      emptyText={adminText(editing.empty)}
      itemLabel={(index) => adminText(items.item, { number: index + 1 })}
    >
      {children ?? inputs}
    </ListEditor>
  );
}
