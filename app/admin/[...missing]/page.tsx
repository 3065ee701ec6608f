import { notFound } from "next/navigation";
import { requireAdmin } from "@/lib/auth/require-admin";

/** Catches every address of the back office without a page. */
export default async function MissingPage() {
  await requireAdmin();
  notFound();
}
