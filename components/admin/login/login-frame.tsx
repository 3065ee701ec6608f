import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { adminText } from "@/lib/i18n/admin-messages";
import { Swells } from "./swells";

interface LoginFrameProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** The login page's two halves: the sea, and a card with the form. */
export function LoginFrame({ title, intro, children }: LoginFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <header className="relative flex shrink-0 flex-col justify-between overflow-hidden bg-sea-900 px-6 pt-5 pb-20 text-white lg:w-2/5 lg:p-10">
        <Swells />
        <a href="/" className="relative self-start rounded-full">
          <Logo />
        </a>
      </header>
      <main className="relative -mt-8 flex grow flex-col items-center rounded-t-3xl bg-sand-50 px-4 py-10 sm:px-6 lg:mt-0 lg:justify-center lg:rounded-none">
        <div className="grid w-full max-w-sm gap-6">
          <div className="grid gap-1">
            <h1 className="text-title">{title}</h1>
            <p className="text-ink-soft">{intro}</p>
          </div>
          {children}
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full font-medium text-sea-800 text-sm hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {adminText("login.toSite")}
          </a>
        </div>
      </main>
    </div>
  );
}
