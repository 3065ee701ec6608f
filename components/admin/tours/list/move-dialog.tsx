"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface MoveDialogProps {
  name: string;
  position: number;
  total: number;
  onMove: (position: number) => void;
  onClose: () => void;
}

export function MoveDialog({ name, position, total, onMove, onClose }: MoveDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(field.current?.value || Number.NaN);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > total) {
      setWrong(true);
      field.current?.select();
      return;
    }
    onClose();
    onMove(wanted);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={adminText("tourList.moveTitle")}
      text={adminText("tourList.moveText", { name, position, total })}
      initialFocus={field}
      footer={
        <>
          <button type="button" onClick={onClose} className={button({ variant: "outline", size: "small" })}>
            {adminText("form.cancel")}
          </button>
          <button type="submit" form={form} className={button({ variant: "secondary", size: "small" })}>
            {adminText("tourList.moveSubmit")}
          </button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="grid gap-1.5 pb-2">
        <label htmlFor={`${form}-position`} className="font-medium text-sm">
          {adminText("tourList.moveField", { total })}
        </label>
        <input
          ref={field}
          id={`${form}-position`}
          type="number"
          inputMode="numeric"
          min={1}
          max={total}
          defaultValue={position}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${form}-wrong` : undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-11 w-32 rounded-lg border border-sand-500 bg-white px-3 aria-invalid:border-alert-600"
        />
        {wrong && (
          <p id={`${form}-wrong`} role="alert" className="text-alert-600 text-sm">
            {adminText("tourList.moveWrong", { total })}
          </p>
        )}
      </form>
    </Dialog>
  );
}
