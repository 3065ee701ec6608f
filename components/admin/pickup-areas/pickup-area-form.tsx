"use client";

import type { ComponentProps } from "react";
import { AreaForm } from "@/components/admin/entity/area-form";
import { pickupAreaEntity } from "@/lib/tours/pickup-areas/entity";

export function PickupAreaForm({ record }: Pick<ComponentProps<typeof AreaForm>, "record">) {
  return <AreaForm entity={pickupAreaEntity} record={record} />;
}
