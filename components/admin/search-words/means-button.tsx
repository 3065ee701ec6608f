"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useState } from "react";
import { notifySuccess } from "@/components/admin/toasts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { callApi, failureText } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { SearchPreviewPanel } from "./search-preview";

/** Lets staff say what visitors meant by words that found nothing. */
export function MeansButton({ words }: { words: string }) {
  const router = useRouter();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [meant, setMeant] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setMeant("");
    setFailure(null);
    setOpen(true);
  };
  const save = async () => {
    if (busy || meant.trim() === "") return;
    setBusy(true);
    setFailure(null);
    try {
      await callApi("search-aliases", { method: "POST", json: { word: words, meant }, stays: true });
      notifySuccess(adminText("searchWords.created"));
      setOpen(false);
      router.refresh();
    } catch (error) {
      setFailure(failureText(error, adminText("searchWords.createFailure")));
    } finally {
      setBusy(false);
    }
  };
  const saveAtEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) void save();
  };
  return (
    <>
      <button
        type="button"
        onClick={begin}
        aria-label={`${adminText("searchWords.means")}: ${words}`}
        className={button({ variant: "outline", size: "small", className: "shrink-0" })}
      >
        {adminText("searchWords.means")}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={adminText("searchWords.meansTitle", { words })}
        text={adminText("searchWords.meansText")}
        closeLabel={adminText("form.cancel")}
        footer={
          <button
            type="button"
            aria-disabled={busy || meant.trim() === ""}
            onClick={() => void save()}
            className={button({ className: "aria-disabled:opacity-60" })}
          >
            {adminText(busy ? "searchWords.submitting" : "searchWords.submit")}
          </button>
        }
      >
        <div className="grid gap-3">
          <label htmlFor={id} className="grid gap-1 font-medium text-sm">
            {adminText("searchWords.meant")}
            <input
              id={id}
              value={meant}
              maxLength={100}
              onChange={({ target }) => setMeant(target.value)}
              onKeyDown={saveAtEnter}
              autoComplete="off"
              className="min-h-11 w-full rounded-lg border border-sand-500 bg-white px-3 py-2 font-normal text-base"
            />
          </label>
          <SearchPreviewPanel search={meant} />
          {failure && (
            <p role="alert" className="font-medium text-alert-600 text-sm">
              {failure}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
