"use client";

import type { ComponentProps } from "react";
import { AreaForm } from "@/components/admin/entity/area-form";
import { ownPageEntity } from "@/lib/own-pages/entity";

export function OwnPageForm({ record }: Pick<ComponentProps<typeof AreaForm>, "record">) {
  return <AreaForm entity={ownPageEntity} record={record} />;
}
