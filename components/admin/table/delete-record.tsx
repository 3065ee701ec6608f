"use client";

import { useRouter } from "next/navigation";
import { DeleteButton } from "@/components/admin/delete-button";
import { adminText } from "@/lib/i18n/admin-messages";

interface DeleteRecordProps {
  /** Its area: its list's address, its path below `/api` and its words are named alike. */
  area: "promos" | "blogs";
  id: number;
  title: string;
  /** The list's rows have icons; the detail has a button and goes to the list afterwards. */
  look: "icon" | "button";
}

/** Deletes a record of an area. */
export function DeleteRecord({ area, id, title, look }: DeleteRecordProps) {
  const router = useRouter();
  const inList = look === "icon";
  return (
    <DeleteButton
      path={`${area}/${id}`}
      name={title}
      question={adminText(`${area}.${inList ? "deleteQuestion" : "deleteFinal"}`)}
      irreversible={inList}
      success={adminText(`${area}.deleted`)}
      failure={adminText(`${area}.deleteFailure`)}
      preferServerMessage
      label={adminText(`${area}.delete`)}
      accessibleLabel={inList ? `${adminText(`${area}.delete`)}: ${title}` : undefined}
      busyLabel={adminText(`${area}.deleting`)}
      onDeleted={() => (inList ? router.refresh() : router.replace(`/admin/${area}`))}
      look={look}
    />
  );
}
