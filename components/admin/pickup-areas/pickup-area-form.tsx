"use client";

import type { ComponentProps } from "react";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { pickupAreaEntity } from "@/lib/tours/pickup-areas/entity";

export function PickupAreaForm({ record }: Pick<ComponentProps<typeof EntityRecordForm>, "record">) {
  return <EntityRecordForm entity={pickupAreaEntity} record={record} />;
}
