import type { ReactNode } from "react";
import { disclosureMark, headerBarMark } from "@/components/site/controllers/controller-marks";
import { classNames } from "@/components/ui/class-names";

/** The fixed bar: transparent at the top of the page (`light` text over a picture), solid once the page has scrolled. */
export function HeaderBar({ light, children }: { light: boolean; children: ReactNode }) {
  return (
    <header
      {...headerBarMark.write(light)}
      data-light={light || undefined}
      className={classNames(
        "group/header site-header header-shade data-light:text-white",
        // Solid without script, because text that scrolls beneath the letters would be unreadable.
        !light && "bg-sand-50/95",
      )}
    >
      {children}
    </header>
  );
}

interface DisclosureProps {
  summary: ReactNode;
  label?: string;
  className?: string;
  panelClassName: string;
  children: ReactNode;
}

/** A panel of the header that opens without script. */
export function Disclosure({ summary, label, className, panelClassName, children }: DisclosureProps) {
  return (
    <details {...disclosureMark.write(true)} className="group/disclosure relative shrink-0">
      <summary aria-label={label} className={className}>
        {summary}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
