"use client";

import { useSyncExternalStore } from "react";

let noted: string | null = null;
const listeners = new Set<() => void>();

/** Who the server says is signed in now: somebody else may have signed in since the frame was drawn. */
export function noteSignedIn(username: string): void {
  noted = username;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name of who is signed in; `username` is who was when the frame was drawn. */
export function SignedInName({ username }: { username: string }) {
  return useSyncExternalStore(
    follow,
    () => noted ?? username,
    () => username,
  );
}
