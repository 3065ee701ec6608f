"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { Toaster as Sonner, toast } from "sonner";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface Action {
  label: string;
  onClick: () => void;
}

const longer = 10_000;

export function notifySuccess(text: string): void {
  toast.success(adminText("form.successTitle"), { description: text });
}

export function notifyDone(text: string, action: Action): void {
  toast.success(adminText("form.successTitle"), { description: text, action, duration: longer });
}

export function notifyError(text: string): void {
  toast.error(adminText("form.errorTitle"), { description: text, duration: longer });
}

export function notifyInfo(text: string, action?: Action): void {
  toast(text, { action, duration: action && longer });
}

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

/** The top centre covers neither titles on the left nor buttons on the right. */
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
