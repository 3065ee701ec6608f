import { useEffect, useState } from "react";
import { decodePass } from "@/lib/requests/pass/pass-code";
import type { TripPass } from "@/lib/requests/pass/trip-pass";
import {
  type PassVerdict,
  type PublicPassKey,
  passDigest,
  verifyPass,
} from "@/lib/requests/pass/verify-pass";

export type PassState =
  | { state: "loading" | "empty" | Exclude<PassVerdict, "genuine"> | "unreadable" }
  | { state: "genuine"; pass: TripPass; fragment: string; digest: string };

/** Decodes the content of a genuine pass alone, so that an altered pass shows nothing. */
async function openPass(fragment: string, keys: PublicPassKey[]): Promise<PassState> {
  if (fragment.length < 2) return { state: "empty" };
  if (typeof DecompressionStream === "undefined") return { state: "unreadable" };
  const { verdict, parts } = await verifyPass(fragment, keys);
  if (verdict !== "genuine" || !parts) return { state: verdict === "genuine" ? "altered" : verdict };
  const pass = await decodePass(parts.content);
  if (!pass) return { state: "unreadable" };
  return { state: "genuine", pass, fragment, digest: await passDigest(parts.content) };
}

/** Opens the pass that stands in the fragment of the address. */
export function usePass(keys: PublicPassKey[]): PassState {
  const [opened, setOpened] = useState<PassState>({ state: "loading" });
  useEffect(() => {
    let isCurrent = true;
    const open = () => {
      const { hash } = window.location;
      openPass(hash, keys).then(
        (state) => isCurrent && hash === window.location.hash && setOpened(state),
        () => isCurrent && setOpened({ state: "unreadable" }),
      );
    };
    open();
    window.addEventListener("hashchange", open);
    return () => {
      isCurrent = false;
      window.removeEventListener("hashchange", open);
    };
  }, [keys]);
  return opened;
}
