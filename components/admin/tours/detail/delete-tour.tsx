"use client";

import { useRouter } from "next/navigation";
import { DeleteButton } from "@/components/admin/delete-button";
import { listAddress } from "@/components/admin/table/list-return";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { detailText, listText } from "../words";

export function DeleteTour({ kind, id, name }: { kind: Kind; id: number; name: string }) {
  const router = useRouter();
  return (
    <DeleteButton
      path={`packages/${id}`}
      record={{ entity: "tour", id }}
      name={name}
      question={detailText(kind, "deleteQuestion")}
      isFinal
      success={listText(kind, "deleted")}
      failure={detailText(kind, "deleteFailed")}
      preferServerMessage
      label={adminText("tourDetail.delete")}
      busyLabel={adminText("tourDetail.deleting")}
      onDeleted={() => router.replace(listAddress(`/admin/${kind}`))}
    />
  );
}
