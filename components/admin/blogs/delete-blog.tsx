"use client";

import { useRouter } from "next/navigation";
import { DeleteButton } from "@/components/admin/delete-button";
import { adminText } from "@/lib/i18n/admin-messages";

interface DeleteBlogProps {
  id: number;
  title: string;
  /** The list's rows have icons; the detail has a button and goes to the list afterwards. */
  look: "icon" | "button";
}

export function DeleteBlog({ id, title, look }: DeleteBlogProps) {
  const router = useRouter();
  const inList = look === "icon";
  return (
    <DeleteButton
      path={`blogs/${id}`}
      question={adminText(inList ? "blogs.deleteQuestion" : "blogs.deleteFinal")}
      success={adminText("blogs.deleted")}
      failure={adminText("blogs.deleteFailure")}
      preferServerMessage
      label={adminText("blogs.delete")}
      accessibleLabel={inList ? `${adminText("blogs.delete")}: ${title}` : undefined}
      busyLabel={adminText("blogs.deleting")}
      onDeleted={() => (inList ? router.refresh() : router.replace("/admin/blogs"))}
      look={look}
    />
  );
}
