"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ApiError, callApi, failureText } from "@/lib/core/api/client";
import type { EntityPageNames } from "@/lib/core/entity/entity-page-names";
import { adminText, type FormWords } from "@/lib/core/i18n/admin-messages";
import type { Entity } from "@/lib/registry/entities";
import { requestUndoOfDeletion } from "@/lib/registry/history/api-calls";
import { useAction } from "./account/use-action";
import { listAddress } from "./table/list-return";
import { notifyDone, notifyError } from "./toasts";

const BinDays = createContext<number | null>(null);

/** Says for how many days the bin keeps a deleted record (R-29.16). */
export function KeptInBin({ days, children }: { days: number; children: ReactNode }) {
  return <BinDays value={days}>{children}</BinDays>;
}

interface DeleteButtonProps {
  path: string;
  record: { entity: Entity; id: number | string };
  /** The record's name in the question, so that the wrong row is not deleted by mistake. */
  name: string;
  question: string;
  /** Adds to the question what "cannot be undone" means while the bin keeps a copy. */
  isFinal?: boolean;
  success: string;
  failure: string;
  preferServerMessage?: boolean;
  label: string;
  busyLabel: string;
  onDeleted: () => void;
  variant?: "icon" | "button";
  /** A name for screen readers if the label alone is ambiguous: "Hapus Phi Phi". */
  accessibleLabel?: string;
}

const variants = {
  icon: "inline-flex size-10 max-md:size-11 items-center justify-center rounded-full text-alert-600 transition-colors hover:bg-alert-50",
  button: button({ variant: "outline", size: "small", className: "border-alert-600/40 text-alert-600" }),
} as const;

export function DeleteButton({
  path,
  record,
  name,
  question,
  isFinal = false,
  label,
  variant = "button",
  ...props
}: DeleteButtonProps) {
  const { success, failure, preferServerMessage, busyLabel, onDeleted, accessibleLabel } = props;
  const days = useContext(BinDays);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { run } = useAction();
  const undo = () =>
    void run(() => requestUndoOfDeletion(record.entity, record.id), {
      success: adminText("undo.restored", { name }),
    });
  const remove = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await callApi(path, { method: "DELETE" });
      notifyDone(success, { label: adminText("batches.undo"), onClick: undo });
      onDeleted();
    } catch (error) {
      const leaving = error instanceof ApiError && error.status === 401;
      if (!leaving) notifyError(preferServerMessage ? failureText(error, failure) : failure);
    } finally {
      running.current = false;
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={accessibleLabel ?? (variant === "icon" ? label : undefined)}
        onClick={() => setOpen(true)}
        className={variants[variant]}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        {variant === "button" && (busy ? busyLabel : label)}
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={question}
        text={
          <>
            <bdi className="block font-semibold text-ink">{name}</bdi>
            {isFinal && days !== null && <span className="mt-1 block">{adminText("bin.means")}</span>}
            {days !== null && <span className="mt-1 block">{adminText("bin.kept", { days })}</span>}
          </>
        }
        confirmLabel={busy ? busyLabel : label}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        tone="danger"
        onConfirm={() => void remove()}
      />
    </>
  );
}

interface DeleteRecordProps {
  pages: EntityPageNames<Entity, FormWords>;
  id: number;
  /** The last part of the record's path below `/api`, by default the id of the record. */
  recordKey?: string;
  title: string;
  /** Replaces the usual question. */
  question?: string;
  /** Icons for rows of a list. The button of the detail page returns to the list. */
  variant: "icon" | "button";
}

export function DeleteRecord({ pages, id, recordKey, title, question, variant }: DeleteRecordProps) {
  const router = useRouter();
  const inList = variant === "icon";
  const { entity, words, path, list } = pages;
  return (
    <DeleteButton
      path={`${path}/${recordKey ?? id}`}
      record={{ entity, id }}
      name={title}
      question={question ?? adminText(`${words}.deleteQuestion`)}
      isFinal={!inList}
      success={adminText(`${words}.deleted`)}
      failure={adminText(`${words}.deleteFailure`)}
      preferServerMessage
      label={adminText(`${words}.delete`)}
      accessibleLabel={inList ? `${adminText(`${words}.delete`)}: ${title}` : undefined}
      busyLabel={adminText(`${words}.deleting`)}
      onDeleted={() => (inList ? router.refresh() : router.replace(listAddress(list)))}
      variant={variant}
    />
  );
}
