import { ExternalLink, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { Palette } from "@/components/admin/palette/palette";
import { Toaster } from "@/components/admin/toasts";
import { Logo, type LogoProps } from "@/components/site/layout/logo";
import { MenuDrawer } from "@/components/ui/menu-drawer";
import { Spinner } from "@/components/ui/spinner";
import type { Actor } from "@/lib/core/auth/permissions";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { adminMenu, palettePages } from "./admin-menu";
import { AdminMenuLinks, type MenuRow } from "./admin-menu-links";
import { PageFailure } from "./page-failure";
import { SessionGate, SignedInName, SignOutButton } from "./session";

interface FrameHeaderProps {
  site: LogoProps["site"];
  admin: Actor | null;
  menu: ReactNode;
}

function FrameHeader({ site, admin, menu }: FrameHeaderProps) {
  const username = admin?.username;
  return (
    <header className="@container sticky top-0 z-40 flex h-14 items-center gap-2 bg-sea-900 px-4 text-white lg:px-6 print:hidden">
      {menu}
      <AdminLink href="/admin" className="flex items-center gap-3 rounded-full py-1">
        <Logo site={site} surface="dark" />
        <span className="rounded-full bg-white/15 px-2.5 py-1 font-semibold text-xs leading-none @max-[20rem]:hidden">
          {admin ? adminText(`staff.roles.${admin.role}`) : adminText("frame.backOffice")}
        </span>
      </AdminLink>
      <div className="ml-auto flex items-center gap-1">
        {admin && <Palette pages={palettePages(admin)} />}
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          className="hidden min-h-11 items-center gap-2 rounded-full px-3 font-medium text-sm hover:bg-white/10 lg:inline-flex"
        >
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {adminText("frame.viewSite")}
        </a>
        {username && (
          <AdminLink
            href="/admin/account"
            title={adminText("frame.account")}
            className="hidden min-h-11 max-w-56 items-center gap-2 rounded-full px-3 text-sm hover:bg-white/10 md:flex"
          >
            <UserRound aria-hidden="true" className="size-4.5 shrink-0 text-sea-300" />
            <span className="sr-only">{adminText("frame.signedInAs")}</span>
            <span className="truncate font-medium">
              <SignedInName username={username} />
            </span>
          </AdminLink>
        )}
        <SignOutButton
          label={adminText("frame.signOut")}
          busyLabel={adminText("frame.signingOut")}
          className="hover:bg-white/10 max-md:hidden"
        />
      </div>
    </header>
  );
}

function FrameMenu({ username, entries }: { username: string | undefined; entries: MenuRow[] }) {
  return (
    <MenuDrawer
      side="left"
      title={adminText("frame.menu")}
      openLabel={adminText("frame.openMenu")}
      closeLabel={adminText("frame.closeMenu")}
    >
      <AdminMenuLinks label={adminText("frame.navigation")} entries={entries} />
      <div className="mt-auto grid gap-1 border-line border-t pt-4">
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-ink-soft text-sm hover:bg-sea-50"
        >
          <ExternalLink aria-hidden="true" className="size-5" />
          {adminText("frame.viewSite")}
        </a>
        {username && (
          <>
            <p className="truncate px-3 py-2 text-ink-soft text-sm">
              {adminText("frame.signedInAs")}{" "}
              <strong className="font-semibold text-ink">
                <SignedInName username={username} />
              </strong>
            </p>
            <AdminLink
              href="/admin/account"
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-ink-soft text-sm hover:bg-sea-50"
            >
              <UserRound aria-hidden="true" className="size-5" />
              {adminText("frame.account")}
            </AdminLink>
          </>
        )}
        <SignOutButton
          label={adminText("frame.signOut")}
          busyLabel={adminText("frame.signingOut")}
          className="justify-start gap-3 rounded-lg hover:bg-sea-50"
        />
      </div>
    </MenuDrawer>
  );
}

interface AdminFrameProps {
  site: LogoProps["site"];
  admin: Actor | null;
  openTranslations: number;
  children: ReactNode;
}

/** The frame of the back office. A spinner replaces the page while the next one loads. */
export function AdminFrame({ site, admin, openTranslations, children }: AdminFrameProps) {
  const entries = adminMenu(admin, openTranslations);
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-white px-5 py-3 text-sea-900 focus:not-sr-only focus:fixed focus:top-1 focus:left-3"
      >
        {adminText("frame.skipToContent")}
      </a>
      <FrameHeader
        site={site}
        admin={admin}
        menu={<FrameMenu username={admin?.username} entries={entries} />}
      />
      <div className="flex grow">
        <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-66 shrink-0 overflow-y-auto border-line border-r bg-white p-3 lg:block print:hidden">
          <AdminMenuLinks label={adminText("frame.navigation")} entries={entries} />
        </div>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 grow px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
        >
          <div className="hidden group-has-[[data-pending]]/shell:block">
            <Spinner label={adminText("frame.checking")} className="py-24" />
          </div>
          <div className="group-has-[[data-pending]]/shell:hidden">
            <PageFailure
              title={adminText("error.title")}
              text={adminText("error.text")}
              retryLabel={adminText("error.retry")}
            >
              <SessionGate
                checkingLabel={adminText("frame.checking")}
                failedText={adminText("frame.checkFailed")}
                retryLabel={adminText("frame.retry")}
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
