import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "@/components/site/layout/logo";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { getSiteSettings } from "@/lib/site/settings";

const wave = "C200 -60 400 60 600 0 S1000 -60 1200 0 S1600 60 1800 0 V400 H0 Z";

const swells = [
  { top: 60, shift: 0, fill: "fill-sea-800" },
  { top: 150, shift: -260, fill: "fill-sea-700/70" },
  { top: 250, shift: -120, fill: "fill-sea-600/50" },
];

function Swells() {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="absolute inset-x-0 top-6 h-full w-full lg:top-auto lg:bottom-0 lg:h-3/5"
    >
      <circle cx="430" cy="80" r="58" className="fill-coral-500" />
      {swells.map(({ top, shift, fill }) => (
        <path key={top} d={`M0 0 ${wave}`} transform={`translate(${shift} ${top})`} className={fill} />
      ))}
    </svg>
  );
}

interface LoginFrameProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export async function LoginFrame({ title, intro, children }: LoginFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <header className="relative flex shrink-0 flex-col justify-between overflow-hidden bg-sea-900 px-6 pt-5 pb-20 text-white lg:w-2/5 lg:p-10">
        <Swells />
        <a href="/" className="relative self-start rounded-full">
          <Logo site={await getSiteSettings()} surface="dark" />
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
