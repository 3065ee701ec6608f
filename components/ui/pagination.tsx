import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { pagerItems } from "@/lib/core/content/pagination";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { button } from "./button";

interface PaginationProps {
  language: Language;
  page: number;
  lastPage: number;
  hrefOf: (page: number) => string;
  /** The link element. The back office has links of the client router. */
  link?: LinkElement;
}

type LinkElement = ElementType<ComponentPropsWithoutRef<"a"> & { href: string }>;

const mark = "inline-flex size-10 items-center justify-center rounded-full font-medium sm:size-11";

export function Pagination({ language, page, lastPage, hrefOf, link: Link = "a" }: PaginationProps) {
  if (lastPage <= 1) return null;
  const t = translate(language);
  return (
    <nav
      aria-label={t("common.pagination")}
      className="flex flex-wrap items-center justify-center gap-3 sm:gap-4"
    >
      <PaginationStep link={Link} rel="prev" href={page > 1 ? hrefOf(page - 1) : null}>
        <Icon name="chevron-left" className="size-5" />
        {t("common.previous")}
      </PaginationStep>
      <ol className="order-first flex w-full items-center justify-center sm:order-none sm:w-auto sm:gap-1">
        {pagerItems(page, lastPage).map((each, index) => (
          <li key={each === "gap" ? `gap-${index}` : each}>
            {each === "gap" ? (
              <span className={classNames(mark, "text-ink-soft")}>…</span>
            ) : (
              <Link
                href={hrefOf(each)}
                aria-label={t("common.pageOf", { page: each, count: lastPage })}
                aria-current={each === page ? "page" : undefined}
                className={classNames(
                  mark,
                  "hover:bg-sea-100 aria-[current]:bg-sea-800 aria-[current]:text-white",
                )}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <PaginationStep link={Link} rel="next" href={page < lastPage ? hrefOf(page + 1) : null}>
        {t("common.next")}
        <Icon name="chevron-right" className="size-5" />
      </PaginationStep>
    </nav>
  );
}

interface PaginationStepProps {
  link: LinkElement;
  rel: "prev" | "next";
  /** Null on the first or last page, where the step is disabled. */
  href: string | null;
  children: ReactNode;
}

function PaginationStep({ link: Link, rel, href, children }: PaginationStepProps) {
  const className = button({ variant: "outline", size: "small" });
  if (href === null) {
    return (
      <span aria-disabled="true" className={classNames(className, "cursor-not-allowed opacity-50")}>
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} className={className}>
      {children}
    </Link>
  );
}
