import { ExternalLink, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { Logo } from "@/components/layout/logo";
import { adminText } from "@/lib/i18n/admin-messages";
import { SignOutButton } from "./sign-out-button";
import { SignedInName } from "./signed-in-name";

/** The bar that stays: menu, logo, who is signed in, the way out. */
export function ShellHeader({ username, menu }: { username: string | null; menu: ReactNode }) {
  return (
    <header className="sticky top-0 z-40 flex h-14 items-center gap-2 bg-sea-900 px-4 text-white lg:px-6">
      {menu}
      <AdminLink href="/admin" className="flex items-center gap-3 rounded-full py-1">
        <Logo />
        <span className="rounded-full bg-white/15 px-2.5 py-1 font-semibold text-xs leading-none max-[22rem]:hidden">
          {adminText("shell.area")}
        </span>
      </AdminLink>
      <div className="ml-auto flex items-center gap-1">
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          className="hidden min-h-11 items-center gap-2 rounded-full px-3 font-medium text-sm hover:bg-white/10 lg:inline-flex"
        >
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {adminText("shell.viewSite")}
        </a>
        {username && (
          <AdminLink
            href="/admin/password"
            title={adminText("shell.changePassword")}
            className="hidden min-h-11 max-w-56 items-center gap-2 rounded-full px-3 text-sm hover:bg-white/10 md:flex"
          >
            <UserRound aria-hidden="true" className="size-4.5 shrink-0 text-sea-300" />
            <span className="sr-only">{adminText("shell.signedInAs")}</span>
            <span className="truncate font-medium">
              <SignedInName username={username} />
            </span>
          </AdminLink>
        )}
        <SignOutButton
          label={adminText("shell.signOut")}
          busyLabel={adminText("shell.signingOut")}
          className="hidden hover:bg-white/10 md:inline-flex"
        />
      </div>
    </header>
  );
}
