"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface ShareTourProps {
  label: string;
  copied: string;
  failed: string;
}

/** Opens the system's share sheet, or copies the address where there is none. */
export function ShareTour({ label, copied, failed }: ShareTourProps) {
  const [message, setMessage] = useState("");
  const handleShare = () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if (typeof navigator.share === "function") {
      // Closing the share sheet is not a failure.
      navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => setMessage(copied),
      () => setMessage(failed),
    );
  };
  return (
    <div className="ml-auto flex items-center gap-2 lg:order-last scriptless:hidden">
      <p role="status" className="text-ink-soft text-sm">
        {message}
      </p>
      <button
        type="button"
        onClick={handleShare}
        className={button({ variant: "quiet", size: "small", className: "-mr-4" })}
      >
        <Icon name="share-2" className="size-4.5" />
        {label}
      </button>
    </div>
  );
}
