import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";

interface BreadcrumbProps {
  language: Language;
  /** From the home page down to this page's parent. */
  steps: { label: ReactNode; href: string }[];
  current: ReactNode;
}

/** The last step is the page itself, hidden on narrow screens, where the heading right below repeats it. */
export function Breadcrumb({ language, steps, current }: BreadcrumbProps) {
  return (
    <nav
      aria-label={translate(language)("common.breadcrumb")}
      className="-my-2 min-w-0 text-ink-soft text-sm"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-2">
            <a
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </a>
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
