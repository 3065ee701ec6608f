"use client";

import { useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { AdminLink } from "@/components/admin/admin-link";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { requestOldPosition, requestPublication } from "@/lib/registry/history/api-calls";
import { recordPath, recordTitle } from "@/lib/registry/history/record-names";
import type { BinItem } from "@/lib/registry/history/schema";

/** Leads to a restored record. A tour can be published and put back at its old position. */
export function RestoredNotice({ item }: { item: BinItem }) {
  const { busy, run } = useAction();
  const [done, setDone] = useState<string[]>([]);
  const { entity, position, tour_type } = item;
  const id = Number(item.record_key);
  const act = async (name: string, task: () => Promise<unknown>, success: string) => {
    if (await run(task, { success })) setDone([...done, name]);
  };
  const action = (name: string, label: string, task: () => Promise<unknown>, success: string) =>
    !done.includes(name) && (
      <button
        type="button"
        disabled={busy}
        onClick={() => void act(name, task, success)}
        className={button({ variant: "outline", size: "small" })}
      >
        {label}
      </button>
    );
  return (
    <Alert
      variant="success"
      title={adminText("restoredNotice.title", { name: recordTitle(item) })}
      className="mb-4"
    >
      {entity === "tour" && done.length === 0 && <p>{adminText("restoredNotice.tour")}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <AdminLink href={recordPath(item)} className={button({ variant: "secondary", size: "small" })}>
          {adminText("restoredNotice.open")}
        </AdminLink>
        {entity === "tour" && (
          <>
            {action(
              "publish",
              adminText("restoredNotice.publish"),
              () => requestPublication(id),
              adminText("restoredNotice.published"),
            )}
            {tour_type !== null &&
              position !== null &&
              action(
                "position",
                adminText("restoredNotice.position", { position }),
                () => requestOldPosition(id, tour_type, position),
                adminText("restoredNotice.moved", { position }),
              )}
          </>
        )}
      </div>
    </Alert>
  );
}
