"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";

interface ShareTourProps {
  label: string;
  copied: string;
  failed: string;
  className: string;
}

/** Opens the system's share sheet, or copies the address where there is none. */
export function ShareTour({ label, copied, failed, className }: ShareTourProps) {
  const [message, setMessage] = useState("");
  const handleShare = () => {
    const url = location.origin + location.pathname;
    // Closing the share sheet is not a failure.
    if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {});
    // Browsers have no clipboard on pages without https.
    return navigator.clipboard
      ? navigator.clipboard.writeText(url).then(
          () => setMessage(copied),
          () => setMessage(failed),
        )
      : setMessage(failed);
  };
  return (
    <div className="ml-auto flex items-center gap-2 lg:order-last scriptless:hidden">
      <p role="status" className="text-ink-soft text-sm">
        {message}
      </p>
      <button type="button" onClick={handleShare} className={className}>
        <Icon name="share-2" className="size-4.5" />
        {label}
      </button>
    </div>
  );
}
