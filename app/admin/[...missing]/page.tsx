import { notFound } from "next/navigation";
import { requireAdmin } from "@/lib/auth/require-admin";

/** Every address of the back office that no other page answers. */
export default async function MissingPage() {
  await requireAdmin();
  notFound();
}
