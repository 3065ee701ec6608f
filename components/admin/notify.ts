import { toast } from "sonner";
import { adminText } from "@/lib/i18n/admin-messages";

interface Action {
  label: string;
  onClick: () => void;
}

/** Milliseconds in which a message with something to do, or with bad news, can be read and answered. */
const longer = 10_000;

export function notifySuccess(text: string): void {
  toast.success(adminText("form.successTitle"), { description: text });
}

export function notifyError(text: string): void {
  toast.error(adminText("form.errorTitle"), { description: text, duration: longer });
}

/** Says what has happened, with a way back where there is one. */
export function notifyInfo(text: string, action?: Action): void {
  toast(text, { action, duration: action && longer });
}
