"use client";

import { useAction } from "@/components/admin/account/use-action";
import { Panel } from "@/components/admin/panel";
import { button } from "@/components/ui/button";
import { callApi } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";

const setOpen = (open: boolean) => callApi("getting-started", { method: "PUT", json: { open } });

export function GettingStartedCloser() {
  const { busy, run } = useAction();
  const hide = () => run(() => setOpen(false), { success: adminText("gettingStarted.hidden") });
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => void hide()}
      className={button({ variant: "outline", size: "small" })}
    >
      {adminText("gettingStarted.hide")}
    </button>
  );
}

export function GettingStartedOpener() {
  const { busy, run } = useAction();
  const show = () => run(() => setOpen(true), { success: adminText("gettingStarted.shown") });
  return (
    <Panel title={adminText("gettingStarted.title")}>
      <p className="text-ink-soft text-sm">{adminText("gettingStarted.showText")}</p>
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => void show()}
        className={button({ variant: "outline", size: "small", className: "w-fit" })}
      >
        {adminText("gettingStarted.show")}
      </button>
    </Panel>
  );
}
