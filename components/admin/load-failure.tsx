import type { ReactNode } from "react";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { PageFailure } from "./frame/page-failure";

/** An error boundary that names the part that could not be loaded, with a retry. */
export function LoadFailure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <PageFailure title={adminText("error.title")} text={text} retryLabel={adminText("error.retry")}>
      {children}
    </PageFailure>
  );
}
