"use client";

import { Fragment, type ReactNode } from "react";
import { ListEditor } from "@/components/admin/form/list-editor";
import type { ListMove } from "@/components/admin/form/use-list";
import { fieldAt } from "@/lib/core/content/field-paths";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { FormField, useEntity } from "./form-field";

interface ListFieldProps {
  name: string;
  /** Rows for items with one or two fields, else folding cards. */
  variant?: "rows" | "cards";
  folded?: boolean;
  isLocked?: (index: number) => boolean;
  onMoved?: (move: ListMove) => void;
  /** Renders another way to add items, next to the button that adds one. */
  adding?: (insert: (items: object[]) => void, room: number) => ReactNode;
  /** Renders the inputs of the item with the path `name`, if they are not simply stacked. */
  children?: (name: string, index: number) => ReactNode;
}

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
