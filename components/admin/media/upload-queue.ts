"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError, failureText } from "@/lib/core/api/client";
import { uploadImage } from "@/lib/core/api/upload-image";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { imageLimits } from "@/lib/core/storage/image-limits";
import { nameOfHash } from "@/lib/core/storage/stored-names";

/** Returns the file's SHA-256 in hex, or null if the browser does not offer it (no https). */
async function digest(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface QueuedUpload {
  key: string;
  sequence: number;
  file: File;
  preview: string;
  /** `failed` can be retried, `refused` cannot. */
  phase: "waiting" | "sending" | "failed" | "refused";
  sent: number;
  reason: string;
  error?: unknown;
}

interface QueueOwner {
  send: typeof uploadImage;
  has: (path: string) => boolean;
  onStored: (path: string, sequence: number) => void;
  onDuplicate: (name: string) => void;
}

export function isUnderway({ phase }: QueuedUpload): boolean {
  return phase === "waiting" || phase === "sending";
}

/** Statuses for which a retry would not help. */
const final = [413, 415, 422];

function nameOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join("/");
}

function objectionTo({ type, size }: File): string | null {
  if (type && !type.startsWith("image/")) return adminText("pictures.notImage");
  return size > imageLimits.bytes ? adminText("pictures.tooLarge") : null;
}

function failureOf(error: unknown): Pick<QueuedUpload, "phase" | "reason" | "error"> {
  const isFinal = error instanceof ApiError && final.includes(error.status);
  const reason = failureText(error, adminText("pictures.notSent"));
  return { phase: isFinal ? "refused" : "failed", reason, error };
}

/** Uploads pictures one after another, none of them twice. The list is immutable (useSyncExternalStore). */
export class UploadQueue {
  #uploads: readonly QueuedUpload[] = [];
  #listeners = new Set<() => void>();
  #paths = new Map<string, string>();
  #sending: { key: string; controller: AbortController } | null = null;
  #count = 0;

  constructor(private readonly owner: QueueOwner) {}

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  uploads = () => this.#uploads;

  add = (files: Iterable<File>) => {
    for (const file of files) {
      if (this.#isKnown(nameOf(file))) this.owner.onDuplicate(file.name);
      else this.#push(file);
    }
    void this.#run();
  };

  retry = (key: string) => {
    this.#change(key, { phase: "waiting", sent: 0, reason: "" });
    void this.#run();
  };

  discard = (key: string) => {
    if (this.#sending?.key === key) this.#sending.controller.abort();
    this.#drop(key);
  };

  clear = () => {
    for (const { key } of this.#uploads) this.discard(key);
  };

  /** Retries failed uploads. Resolves when none is waiting or under way. */
  settle(): Promise<void> {
    for (const { key, phase } of this.#uploads) if (phase === "failed") this.retry(key);
    return new Promise((resolve) => {
      const look = () => {
        if (this.#uploads.some(isUnderway)) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  #isKnown(name: string): boolean {
    const path = this.#paths.get(name);
    if (path !== undefined) return this.owner.has(path);
    return this.#uploads.some(({ file, phase }) => phase !== "refused" && nameOf(file) === name);
  }

  #push(file: File) {
    const reason = objectionTo(file);
    this.#count += 1;
    const upload: QueuedUpload = {
      key: `upload-${this.#count}`,
      sequence: this.#count,
      file,
      preview: URL.createObjectURL(file),
      phase: reason === null ? "waiting" : "refused",
      sent: 0,
      reason: reason ?? "",
    };
    this.#show([...this.#uploads, upload]);
  }

  async #run() {
    if (this.#sending) return;
    const next = this.#uploads.find(({ phase }) => phase === "waiting");
    if (!next) return;
    const controller = new AbortController();
    this.#sending = { key: next.key, controller };
    this.#change(next.key, { phase: "sending" });
    try {
      const path = await this.#store(next, controller.signal);
      if (!controller.signal.aborted) this.#finish(next, path);
    } catch (error) {
      if (!controller.signal.aborted) this.#change(next.key, failureOf(error));
    }
    this.#sending = null;
    void this.#run();
  }

  async #store({ key, file }: QueuedUpload, signal: AbortSignal): Promise<string> {
    const hash = await digest(file);
    const name = hash === null ? nameOf(file) : nameOfHash(hash);
    if (this.owner.has(name)) return name;
    const onProgress = (sent: number) => this.#change(key, { sent });
    const path = this.#paths.get(name) ?? (await this.owner.send(file, onProgress, signal)).path;
    this.#paths.set(name, path);
    this.#paths.set(nameOf(file), path);
    return path;
  }

  #finish({ key, file, sequence }: QueuedUpload, path: string) {
    if (this.owner.has(path)) this.owner.onDuplicate(file.name);
    else this.owner.onStored(path, sequence);
    this.#drop(key);
  }

  #change(key: string, change: Partial<QueuedUpload>) {
    this.#show(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  #drop(key: string) {
    const removed = this.#uploads.find((upload) => upload.key === key);
    if (!removed) return;
    URL.revokeObjectURL(removed.preview);
    this.#show(this.#uploads.filter((upload) => upload !== removed));
  }

  #show(uploads: readonly QueuedUpload[]) {
    this.#uploads = uploads;
    for (const listener of [...this.#listeners]) listener();
  }
}

export function useUploadQueue(owner: Omit<QueueOwner, "send">) {
  const [queue] = useState(() => new UploadQueue({ ...owner, send: uploadImage }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  useEffect(() => () => queue.clear(), [queue]);
  return { queue, uploads };
}
