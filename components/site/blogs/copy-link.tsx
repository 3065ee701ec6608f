"use client";

import { useEffect, useState } from "react";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const sayFor = 4_000;

export function CopyLink({ url, label, done }: { url: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), sayFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // Without the permission to write, the visitor can still copy from the address bar.
      () => setCopied(false),
    );
  return (
    <button type="button" onClick={copy} className={`${button({ variant: "outline" })} scriptless:hidden`}>
      <Icon name={copied ? "check" : "link-2"} className="size-4.5" />
      <span aria-live="polite">{copied ? done : label}</span>
    </button>
  );
}
