"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import { adminText } from "@/lib/i18n/admin-messages";

const classes = {
  toast:
    "flex w-full items-start gap-3 rounded-xl border border-line bg-white px-4 py-3 text-ink text-sm shadow-lift",
  title: "font-semibold",
  description: "text-ink-soft",
  icon: "mt-px shrink-0",
  content: "grid min-w-0 grow gap-0.5",
  actionButton:
    "-my-1 -mr-1 min-h-8 shrink-0 self-center rounded-full px-3 font-semibold text-sea-800 hover:bg-sea-100",
};

/** Messages of the back office; they stay while the page changes. Titles stand on the left and buttons on the right: neither is covered. */
export function Toaster() {
  return (
    <Sonner
      position="top-center"
      offset={{ top: 64 }}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      containerAriaLabel={adminText("form.notices")}
      style={{ fontFamily: "inherit" }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-leaf-600" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-alert-600" />,
      }}
      toastOptions={{ unstyled: true, classNames: classes }}
    />
  );
}
