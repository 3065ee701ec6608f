"use client";

import { RotateCw } from "lucide-react";
import { catchError, type ErrorInfo } from "next/error";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";

interface PageFailureProps {
  title: string;
  text: string;
  retryLabel: string;
}

function Failure({
  title,
  text,
  retryLabel,
  error,
  retry,
}: PageFailureProps & Pick<ErrorInfo, "error" | "retry">) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-12">
      <Alert variant="error" title={title} className="w-full">
        {text}
      </Alert>
      <button type="button" onClick={retry} className={button({ variant: "secondary", size: "small" })}>
        <RotateCw aria-hidden="true" className="size-4" />
        {retryLabel}
      </button>
    </div>
  );
}

export const PageFailure = catchError((props: PageFailureProps, { error, retry }: ErrorInfo) => (
  <Failure {...props} error={error} retry={retry} />
));
