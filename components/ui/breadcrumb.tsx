import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { classNames } from "@/lib/class-names";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { Link } from "./link";

interface BreadcrumbProps {
  language: Language;
  /** The way to this page, the home page first. */
  steps: { label: ReactNode; href: string }[];
  current: ReactNode;
}

/** Where the page stands; the last step is the page itself, whose heading says it on a narrow screen. */
export function Breadcrumb({ language, steps, current }: BreadcrumbProps) {
  return (
    <nav
      aria-label={translate(language)("common.breadcrumb")}
      className="-my-2 min-w-0 text-ink-soft text-sm"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-2">
            <Link
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
            <Icon
              name="chevron-right"
              className={classNames("size-3.5", index === steps.length - 1 && "max-sm:hidden")}
            />
          </li>
        ))}
        <li aria-current="page" className="wrap-anywhere hidden text-ink sm:list-item">
          {current}
        </li>
      </ol>
    </nav>
  );
}
