"use client";

import { catchError, type ErrorInfo } from "next/error";
import { useEffect } from "react";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";

interface FailureBoundaryProps {
  title: string;
  hint: string;
  retryLabel: string;
}

function Failure({
  title,
  hint,
  retryLabel,
  error,
  retry,
}: FailureBoundaryProps & Pick<ErrorInfo, "error" | "retry">) {
  useEffect(() => console.error(error), [error]);
  return (
    <main id="content" className="grid min-h-dvh place-items-center py-24">
      <Container width="notice">
        <div
          role="alert"
          className="grid justify-items-center gap-4 rounded-card border border-line bg-white p-8 text-center shadow-card sm:p-12"
        >
          <Icon name="circle-alert" className="size-10 text-alert-600" />
          <h1 className="text-heading">{title}</h1>
          <p className="text-ink-soft">{hint}</p>
          <button type="button" onClick={retry} className={button({ variant: "primary" })}>
            <Icon name="rotate-cw" className="size-5" />
            {retryLabel}
          </button>
        </div>
      </Container>
    </main>
  );
}

/** The texts are props, because nothing can be loaded after a failure. */
export const FailureBoundary = catchError((props: FailureBoundaryProps, { error, retry }: ErrorInfo) => (
  <Failure {...props} error={error} retry={retry} />
));
