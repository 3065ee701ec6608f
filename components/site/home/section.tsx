import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Container } from "@/components/ui/container";

interface SectionProps {
  id: string;
  title: string;
  subtitle?: string;
  /** Shown next to the heading, on narrow screens below it. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, subtitle, action, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("py-10 sm:py-20 lg:py-28", className)}
    >
      <Container className="grid gap-8 lg:gap-12">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="grid max-w-2xl gap-2">
            <h2 id={`${id}-title`} className="text-title">
              {title}
            </h2>
            {subtitle && <p className="text-ink-soft lg:text-lg">{subtitle}</p>}
          </div>
          {action}
        </div>
        {children}
      </Container>
    </section>
  );
}

interface SnapRowProps {
  items: { key: number; content: ReactNode }[];
  className: string;
  itemClassName?: string;
}

/** Scrolls horizontally on phones, with a part of the next card visible. */
export function SnapRow({ items, className, itemClassName }: SnapRowProps) {
  return (
    <ul className={classNames("snap-row", className)}>
      {items.map(({ key, content }) => (
        <li key={key} className={itemClassName}>
          {content}
        </li>
      ))}
    </ul>
  );
}
