import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { requireAdmin } from "@/lib/auth/require-admin";
import { isKind } from "@/lib/tours/kinds";

interface KindLayoutProps {
  params: Promise<{ kind: string }>;
  children: ReactNode;
}

/** Turns away what is no kind of tour before a page below may say that a tour is missing. */
export default async function KindLayout({ params, children }: KindLayoutProps) {
  await requireAdmin();
  if (!isKind((await params).kind)) notFound();
  return children;
}
