"use client";

import { arrayMove } from "@dnd-kit/sortable";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { notifyError, notifySuccess } from "@/components/admin/notify";
import { ApiError } from "@/lib/api/client";
import type { Kind } from "@/lib/tours/kinds";
import { moveTour } from "@/lib/tours/list-admin-requests";
import type { AdminTour } from "@/lib/tours/list-admin-row";
import { listText } from "./list-words";

/**
 * The list as staff ordered it, shown before the server knows. Moves are sent one after another; when one
 * fails, those after it were made on a wrong list and are dropped, and the true list is loaded.
 */
export function useTourOrder(kind: Kind, stored: AdminTour[]) {
  const router = useRouter();
  const [moved, setMoved] = useState<AdminTour[] | null>(null);
  const [pending, setPending] = useState(0);
  const [, startTransition] = useTransition();
  const queue = useRef({ length: 0, last: Promise.resolve(true), left: false });
  const tours = moved ?? stored;

  const reload = () => {
    if (queue.current.length > 0 || queue.current.left) return;
    startTransition(() => {
      router.refresh();
      setMoved(null);
    });
  };

  const send = async (first: number, second: number): Promise<boolean> => {
    try {
      await moveTour(first, second);
      notifySuccess(listText(kind, "reordered"));
      return true;
    } catch (error) {
      const leaving = error instanceof ApiError && error.status === 401;
      // The page is on its way to the login, which says why; a list that is loaded meanwhile would get there first.
      if (leaving) queue.current.left = true;
      else notifyError(listText(kind, "reorderFailed"));
      return false;
    }
  };

  const enqueue = (first: number, second: number) => {
    const { last, length } = queue.current;
    const sent = last
      .then((fine) => fine && send(first, second))
      .finally(() => {
        const left = queue.current.length - 1;
        queue.current.length = left;
        if (left === 0) queue.current.last = Promise.resolve(true);
        setPending(left);
        reload();
      });
    queue.current = { ...queue.current, length: length + 1, last: sent };
    setPending(length + 1);
  };

  const move = (from: number, to: number) => {
    const [first, second] = [tours[from], tours[to]];
    if (!first || !second || from === to) return;
    setMoved(arrayMove(tours, from, to));
    enqueue(first.id, second.id);
  };

  return { tours, move, reload, saving: pending > 0 };
}
