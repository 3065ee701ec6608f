"use client";

import { useRouter } from "next/navigation";
import { DeleteButton } from "@/components/admin/delete-button";
import { adminText } from "@/lib/i18n/admin-messages";

const list = "/admin/promos";

interface DeletePromoProps {
  id: number;
  title: string;
  /** The list's rows have icons; the detail has a button and goes to the list afterwards. */
  look: "icon" | "button";
}

export function DeletePromo({ id, title, look }: DeletePromoProps) {
  const router = useRouter();
  const inList = look === "icon";
  return (
    <DeleteButton
      path={`promos/${id}`}
      question={adminText(inList ? "promos.deleteQuestion" : "promos.deleteFinal")}
      success={adminText("promos.deleted")}
      failure={adminText("promos.deleteFailure")}
      preferServerMessage
      label={adminText("promos.delete")}
      accessibleLabel={inList ? `${adminText("promos.delete")}: ${title}` : undefined}
      busyLabel={adminText("promos.deleting")}
      onDeleted={() => (inList ? router.refresh() : router.replace(list))}
      look={look}
    />
  );
}
