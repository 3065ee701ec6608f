"use client";

import type { ReactNode } from "react";
import { rememberStaffNames, type StaffNames } from "@/lib/core/i18n/staff-names";

interface StaffWordsProps {
  names: StaffNames;
  children: ReactNode;
}

/** Tells the forms in the browser the operator's own names before the forms are drawn. */
export function StaffWords({ names, children }: StaffWordsProps) {
  rememberStaffNames(names);
  return children;
}
