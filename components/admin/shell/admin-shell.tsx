import type { ReactNode } from "react";
import { areas } from "@/components/admin/areas";
import { Toaster } from "@/components/admin/toaster";
import { Spinner } from "@/components/ui/spinner";
import { adminText } from "@/lib/i18n/admin-messages";
import { AreaLinks } from "./area-links";
import { PageFailure } from "./page-failure";
import { SessionGate } from "./session-gate";
import { ShellHeader } from "./shell-header";
import { ShellMenu } from "./shell-menu";

const links = areas.map(({ href, label, Icon }) => ({
  href,
  label,
  icon: <Icon aria-hidden="true" className="size-5 shrink-0" />,
}));

/** The frame of the back office; while a chosen page is on its way its place shows a spinner. */
export function AdminShell({ username, children }: { username: string | null; children: ReactNode }) {
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-white px-5 py-3 text-sea-900 focus:not-sr-only focus:fixed focus:top-1 focus:left-3"
      >
        {adminText("shell.skipToContent")}
      </a>
      <ShellHeader username={username} menu={<ShellMenu username={username} links={links} />} />
      <div className="flex grow">
        <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-line border-r bg-white p-3 lg:block">
          <AreaLinks label={adminText("shell.navigation")} links={links} />
        </div>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 grow px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
        >
          <div className="hidden group-has-[[data-pending]]/shell:block">
            <Spinner label={adminText("shell.checking")} className="py-24" />
          </div>
          <div className="group-has-[[data-pending]]/shell:hidden">
            <PageFailure
              title={adminText("error.title")}
              text={adminText("error.text")}
              retryLabel={adminText("error.retry")}
            >
              <SessionGate
                checkingLabel={adminText("shell.checking")}
                failedText={adminText("shell.checkFailed")}
                retryLabel={adminText("shell.retry")}
              >
                {children}
              </SessionGate>
            </PageFailure>
          </div>
        </main>
      </div>
      <Toaster />
    </div>
  );
}
