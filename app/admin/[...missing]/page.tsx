import { notFound } from "next/navigation";
import { requireAdmin } from "@/lib/core/auth/require-admin";

export default async function MissingPage() {
  await requireAdmin();
  notFound();
}
