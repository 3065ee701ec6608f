import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Container } from "@/components/ui/container";
import { Localized } from "@/components/ui/localized";
import type { ChatContacts } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/core/i18n/languages";
import type { HomeSection } from "@/lib/home/sections";
import type { HomeView } from "@/lib/home/view";

export interface HomeTextsProps {
  home: HomeView;
  language: Language;
  contacts: ChatContacts;
}

/** Makes a row without links scrollable by keys, which not every browser does. */
export const keyScrollable = { tabIndex: 0 };

interface SectionProps {
  id: string;
  title: ReactNode;
  subtitle?: ReactNode;
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

interface HomeHeadingProps extends Omit<SectionProps, "title" | "subtitle"> {
  section: HomeSection;
  home: HomeView;
  language: Language;
  fallback: string;
}

/** A section with the title and the lead that staff wrote. */
export function HomeHeading({ section, home, language, fallback, ...props }: HomeHeadingProps) {
  const { [`${section}_title` as const]: title, [`${section}_lead` as const]: lead } = home;
  return (
    <Section
      {...props}
      title={title ? <Localized text={title} language={language} /> : fallback}
      subtitle={lead && <Localized text={lead} language={language} />}
    />
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
