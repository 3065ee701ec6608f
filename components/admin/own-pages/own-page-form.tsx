"use client";

import type { ComponentProps } from "react";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { ownPageEntity } from "@/lib/own-pages/entity";

export function OwnPageForm({ record }: Pick<ComponentProps<typeof EntityRecordForm>, "record">) {
  return <EntityRecordForm entity={ownPageEntity} record={record} />;
}
