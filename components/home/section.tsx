import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { HeadingLead } from "@/components/ui/heading-lead";
import { classNames } from "@/lib/class-names";

interface SectionProps {
  id: string;
  /** What the part is, in the words that are searched for. */
  lead: string;
  title: string;
  subtitle?: string;
  /** Stands at the heading's end, below it on a narrow screen. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of the home page: its anchor, its heading, its ground. */
export function Section({ id, lead, title, subtitle, action, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("py-16 sm:py-20 lg:py-28", className)}
    >
      <Container className="grid gap-8 lg:gap-12">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="grid max-w-2xl gap-2">
            <h2 id={`${id}-title`} className="text-title">
              <HeadingLead>{lead}</HeadingLead>
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
