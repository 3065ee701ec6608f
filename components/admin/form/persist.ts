import { ApiError } from "@/lib/api/client";
import { SaveStopped } from "./save-stopped";

interface Steps {
  send: () => Promise<unknown>;
  /** After a 409. True where the stored record is already what was to be saved. */
  settle: (refusal: ApiError) => Promise<boolean>;
  /** After a 401. False where the person does not want to. */
  signIn: () => Promise<boolean>;
}

/** Takes a step of a save, again after every sign-in that it needs. */
async function throughSignIn<T>(step: () => Promise<T>, signIn: Steps["signIn"]): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (!(await signIn())) throw new SaveStopped(error.message);
    }
  }
}

/** Sends until it is saved, clearing up ended sessions and colleagues' saves on the way; gives the answer. */
export async function persist({ send, settle, signIn }: Steps): Promise<unknown> {
  for (;;) {
    try {
      return await throughSignIn(send, signIn);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const isSaved = await throughSignIn(() => settle(error), signIn);
      if (isSaved) return undefined;
    }
  }
}
