"use client";

import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface CopyButtonProps {
  text: string;
  label: string;
  onFailed?: () => void;
}

export function CopyButton({ text, label, onFailed }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onFailed?.();
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void handleClick()}
      className={button({ variant: "outline", size: "small", className: "shrink-0" })}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? adminText("account.copied") : label}</span>
    </button>
  );
}

interface SecretTextProps {
  label: string;
  text: string;
  copyLabel: string;
}

export function SecretText({ label, text, copyLabel }: SecretTextProps) {
  const id = useId();
  const select = () => {
    const field = document.getElementById(id);
    if (field instanceof HTMLTextAreaElement) field.select();
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
        <textarea
          id={id}
          readOnly
          rows={2}
          value={text}
          onFocus={select}
          className="field-sizing-content w-full min-w-0 resize-none wrap-anywhere rounded-lg border border-sand-500 bg-sand-50 px-3 py-2.5 font-mono text-sm"
        />
        <CopyButton text={text} label={copyLabel} onFailed={select} />
      </div>
    </div>
  );
}
