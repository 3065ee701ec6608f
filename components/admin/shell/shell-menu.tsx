import { ExternalLink, KeyRound } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { MenuDrawer } from "@/components/ui/menu-drawer";
import { adminText } from "@/lib/i18n/admin-messages";
import type { AreaLink } from "./area-links";
import { AreaLinks } from "./area-links";
import { SignOutButton } from "./sign-out-button";
import { SignedInName } from "./signed-in-name";

/** Everything of the header and the side, for a narrow screen. */
export function ShellMenu({ username, links }: { username: string | null; links: AreaLink[] }) {
  return (
    <MenuDrawer
      side="left"
      title={adminText("shell.menu")}
      openLabel={adminText("shell.openMenu")}
      closeLabel={adminText("shell.closeMenu")}
    >
      <AreaLinks label={adminText("shell.navigation")} links={links} />
      <div className="mt-auto grid gap-1 border-line border-t pt-4">
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-ink-soft text-sm hover:bg-sea-50"
        >
          <ExternalLink aria-hidden="true" className="size-5" />
          {adminText("shell.viewSite")}
        </a>
        {username && (
          <>
            <p className="truncate px-3 py-2 text-ink-soft text-sm">
              {adminText("shell.signedInAs")}{" "}
              <strong className="font-semibold text-ink">
                <SignedInName username={username} />
              </strong>
            </p>
            <AdminLink
              href="/admin/password"
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-ink-soft text-sm hover:bg-sea-50"
            >
              <KeyRound aria-hidden="true" className="size-5" />
              {adminText("shell.changePassword")}
            </AdminLink>
          </>
        )}
        <SignOutButton
          label={adminText("shell.signOut")}
          busyLabel={adminText("shell.signingOut")}
          className="justify-start gap-3 rounded-lg hover:bg-sea-50"
        />
      </div>
    </MenuDrawer>
  );
}
