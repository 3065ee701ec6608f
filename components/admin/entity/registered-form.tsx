"use client";

import type { FieldValues } from "react-hook-form";
import type { OpenedRecord } from "@/lib/content/field-drafts";
import { type FormEntity, records } from "@/lib/registry/entities";
import { AreaForm } from "./area-form";

interface RegisteredFormProps {
  entity: FormEntity;
  record: OpenedRecord<FieldValues> | null;
}

/** The form of an entity without inputs of its own, by the entity's name. */
export function RegisteredForm({ entity, record }: RegisteredFormProps) {
  return <AreaForm entity={records[entity]} record={record} />;
}
