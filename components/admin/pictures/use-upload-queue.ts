"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { uploadImage } from "@/lib/storage/requests";
import { type QueueOwner, UploadQueue } from "./upload-queue";

/** A queue of uploads that ends with its form; `owner` is taken as it is at first. */
export function useUploadQueue(owner: Omit<QueueOwner, "send">) {
  const [queue] = useState(() => new UploadQueue({ ...owner, send: uploadImage }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  useEffect(() => () => queue.clear(), [queue]);
  return { queue, uploads };
}
