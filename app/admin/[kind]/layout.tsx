import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { isKind } from "@/lib/tours/kinds";

interface KindLayoutProps {
  params: Promise<{ kind: string }>;
  children: ReactNode;
}

/** Unknown kinds are 404 here, before a page below reports a missing tour. */
export default async function KindLayout({ params, children }: KindLayoutProps) {
  await requireAdmin();
  if (!isKind((await params).kind)) notFound();
  return children;
}
