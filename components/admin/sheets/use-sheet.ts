"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { notifyError, notifyInfo, notifySuccess } from "@/components/admin/toasts";
import { ApiError, failureText } from "@/lib/core/api/client";
import { randomKey } from "@/lib/core/forms/save-key";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { saveSheet, testSheet, undoSheet } from "@/lib/sheets/api-calls";
import type { SheetReport } from "@/lib/sheets/schema";

/** A snapshot of the chosen file, so that exactly the tested file is saved. */
interface Tested {
  file: File;
  report: SheetReport;
  key: string;
}

interface Refusal {
  message: string;
  fields: Record<string, string[]>;
}

type Doing = "test" | "save" | "undo" | null;

/** Manages the steps of a sheet: test, save, undo. Only one runs at a time. */
export function useSheet() {
  const router = useRouter();
  const running = useRef(false);
  const [doing, setDoing] = useState<Doing>(null);
  const [tested, setTested] = useState<Tested | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saved, setSaved] = useState<{ id: number; records: number; drafts: number } | null>(null);

  const run = async (step: Doing, task: () => Promise<void>, failure: string) => {
    if (running.current) return;
    running.current = true;
    setDoing(step);
    try {
      await task();
    } catch (error) {
      const isRefused = step === "test" && error instanceof ApiError && [413, 422].includes(error.status);
      if (isRefused) setRefusal({ message: failureText(error, failure), fields: error.fields });
      else if (!(error instanceof ApiError && error.status === 401)) notifyError(failureText(error, failure));
    } finally {
      running.current = false;
      setDoing(null);
    }
  };

  const showReport = async (file: File) =>
    setTested({ file, report: await testSheet(file), key: randomKey() });

  const test = (chosen: File) =>
    run(
      "test",
      async () => {
        setTested(null);
        setRefusal(null);
        setSaved(null);
        await showReport(new File([await chosen.arrayBuffer()], chosen.name));
      },
      adminText("sheets.failure"),
    );

  const save = ({ file, report, key }: Tested) =>
    run(
      "save",
      async () => {
        try {
          const batch = await saveSheet(file, report.plan, key);
          setSaved({ ...batch, drafts: report.rows.filter(({ state }) => state === "create").length });
          setTested(null);
          notifySuccess(adminText("sheets.saved", { count: batch.records }));
          router.refresh();
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 409)) throw error;
          notifyInfo(adminText("sheets.moved"));
          await showReport(file);
        }
      },
      adminText("sheets.saveFailure"),
    );

  const undo = (batch: number) =>
    run(
      "undo",
      async () => {
        const { undone, kept } = await undoSheet(batch);
        setSaved(null);
        notifySuccess(adminText("sheets.undone", { count: undone }));
        if (kept > 0) notifyInfo(adminText("sheets.undoneKept", { count: kept }));
        router.refresh();
      },
      adminText("sheets.undoFailure"),
    );

  return { doing, tested, refusal, saved, test, save, undo };
}
