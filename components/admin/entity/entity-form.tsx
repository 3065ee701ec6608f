"use client";

import { type ReactNode, useMemo } from "react";
import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import { FormSection } from "@/components/admin/form/form-section";
import { RecordForm } from "@/components/admin/form/record-form";
import type { RecordFormProps } from "@/components/admin/form/record-form-props";
import { fieldLabel, formParts, storedValueText } from "@/lib/core/content/field-labels";
import { type EntityFields, sectionFields } from "@/lib/core/content/field-paths";
import { followingTexts } from "@/lib/core/content/main-texts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { EntityContext, SectionInputs } from "./form-field";

/** Makes a form resolver from a check that finds errors by path before anything is sent. */
export function resolverOf<Values extends FieldValues>(
  errorsOf: (values: Values) => Record<string, string>,
): Resolver<Values> {
  return (values) => {
    const found = Object.entries(errorsOf(values));
    if (found.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of found) set(errors, path, { type: "validate", message });
    return { values: {}, errors };
  };
}

/** Returns the fields of each section. A folded section opens when an input of one of them has to be seen. */
function foldedFields({ fields, sections }: EntityFields): Record<string, string[]> {
  return Object.fromEntries(Object.keys(sections).map((id) => [id, sectionFields(fields, id)]));
}

export interface EntityFormProps<Values extends FieldValues>
  extends Omit<
    RecordFormProps<Values>,
    "fieldLabel" | "textOf" | "alignMerge" | "filledTexts" | "sections" | "children"
  > {
  entity: EntityFields;
  inputs?: Record<string, ReactNode>;
  below?: Record<string, ReactNode>;
}

export function EntityForm<Values extends FieldValues>({
  entity,
  inputs,
  below,
  ...form
}: EntityFormProps<Values>) {
  const { fields, sections } = entity;
  const parts = useMemo(() => formParts(entity), [entity]);
  const folded = useMemo(() => foldedFields(entity), [entity]);
  return (
    <EntityContext value={entity}>
      <RecordForm<Values>
        {...form}
        fieldLabel={(path) => fieldLabel(fields, path)}
        textOf={(path, stored) => storedValueText(fields, path, stored)}
        alignMerge={async (...merge) => {
          const { alignMerge } = await import("@/lib/core/history/align-merge");
          return alignMerge(fields, ...merge);
        }}
        filledTexts={(values) => followingTexts(fields, values, form.initial)}
        sections={parts}
      >
        {Object.entries(sections).map(([id, { title, intro, folds }]) => (
          <FormSection
            key={id}
            id={id}
            title={adminText(title)}
            intro={intro && adminText(intro)}
            folds={folds ? folded[id] : undefined}
          >
            <SectionInputs section={id} inputs={inputs} />
            {below?.[id]}
          </FormSection>
        ))}
      </RecordForm>
    </EntityContext>
  );
}
