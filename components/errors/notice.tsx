import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { HeadingLead } from "@/components/ui/heading-lead";
import { DriftingBoat } from "./drifting-boat";

interface NoticeProps {
  /** Says plainly what happened, above a title that says it in the site's own way. */
  plainly?: string;
  title: string;
  text: string;
  /** Buttons: where to go on. */
  children: ReactNode;
}

/** A page that has nothing to show but why, and where to go on. */
export function Notice({ plainly, title, text, children }: NoticeProps) {
  return (
    <Container className="grid justify-items-center gap-5 py-16 text-center sm:py-24">
      <DriftingBoat />
      <h1 className="max-w-2xl text-title">
        {plainly && <HeadingLead>{plainly}</HeadingLead>}
        {title}
      </h1>
      <p className="max-w-xl text-ink-soft text-lg">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
    </Container>
  );
}
