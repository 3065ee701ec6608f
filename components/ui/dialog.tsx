"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { button } from "./button";

const widths = { narrow: "sm:max-w-md", wide: "sm:max-w-4xl" } as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Screen readers read the text together with the title. */
  text?: ReactNode;
  /** The name of the close button in the corner. Without a name there is no such button. */
  closeLabel?: string;
  width?: keyof typeof widths;
  /** A click on the backdrop does not close the dialog. */
  insists?: boolean;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  children?: ReactNode;
}

/** Centred on wide screens, a bottom sheet on phones. */
export function Dialog({ open, onOpenChange, insists = false, ...content }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={insists}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-sea-950/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid items-end overflow-hidden sm:place-items-center sm:p-6">
          <DialogPopup {...content} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * Focuses the selected option or the first text field, but neither on touch screens, where a keyboard would
 * cover the rest.
 */
function firstField({ current }: RefObject<HTMLElement | null>): HTMLElement | true {
  if (!current || matchMedia("(pointer: coarse)").matches) return true;
  const fields =
    "input:not([type=hidden], :disabled, [readonly]), select:enabled, textarea:enabled:not([readonly])";
  const field =
    current.querySelector<HTMLElement>("input:checked") ?? current.querySelector<HTMLElement>(fields);
  return field ?? true;
}

/** Focuses the dialog when its title changes, because the step that had the focus is gone. */
function useFocusOfSteps(popup: RefObject<HTMLElement | null>, title: string) {
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    if (!popup.current?.contains(document.activeElement)) popup.current?.focus();
  }, [popup, title]);
}

type DialogPopupProps = Omit<DialogProps, "open" | "onOpenChange" | "insists">;

function DialogPopup({
  title,
  text,
  closeLabel,
  width = "narrow",
  footer,
  initialFocus,
  children,
}: DialogPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useFocusOfSteps(popup, title);
  return (
    <Base.Popup
      ref={popup}
      initialFocus={initialFocus ?? (() => firstField(popup))}
      className={classNames(
        "flex max-h-[92dvh] w-full min-w-0 flex-col overflow-hidden rounded-t-card bg-white text-ink shadow-lift outline-none transition duration-200 ease-swell data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:rounded-card",
        widths[width],
      )}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
        <div className="wrap-anywhere grid min-w-0 gap-1">
          <Base.Title className="font-semibold text-heading">{title}</Base.Title>
          {text && <Base.Description className="text-ink-soft text-sm">{text}</Base.Description>}
        </div>
        {closeLabel && (
          <Base.Close
            aria-label={closeLabel}
            className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sea-100 hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Base.Close>
        )}
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4 sm:px-6">{children}</div>
      {footer && (
        <div className="flex flex-col-reverse gap-2 border-line border-t bg-sand-50 px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
          {footer}
        </div>
      )}
    </Base.Popup>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The confirmed action is running, so both buttons are disabled. */
  busy?: boolean;
  /** `danger` for an action that loses data. */
  tone?: "danger" | "normal";
  onConfirm: () => void;
}

/** Asks before an action. The focus starts on the button that changes nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  busy = false,
  tone = "normal",
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title={title}
      text={text}
      insists
      initialFocus={cancel}
      footer={
        <>
          <button
            ref={cancel}
            type="button"
            aria-disabled={busy}
            onClick={() => !busy && onOpenChange(false)}
            className={button({ variant: "outline", size: "small", className: "aria-disabled:opacity-50" })}
          >
            {cancelLabel}
          </button>
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => !busy && onConfirm()}
            className={button({
              variant: tone === "danger" ? "danger" : "secondary",
              size: "small",
              className: "aria-disabled:opacity-50",
            })}
          >
            {confirmLabel}
          </button>
        </>
      }
    />
  );
}
