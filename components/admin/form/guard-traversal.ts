/** The part of the Navigation API that is used here; browsers without it go back unasked, with the draft kept. */
interface NavigateEvent extends Event {
  navigationType: "traverse" | "push" | "replace" | "reload";
  hashChange: boolean;
  destination: { key: string };
}

interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown;
}

function navigationOf(owner: object): Navigation | null {
  return "navigation" in owner ? (owner.navigation as Navigation) : null;
}

/** Asks before Back and Forward lead to another page of this document. The answer takes the guard down. */
export function guardTraversal(isHolding: () => boolean, ask: (leave: () => void) => void): () => void {
  const navigation = navigationOf(window);
  if (!navigation) return () => undefined;
  const hold = (event: Event) => {
    const { navigationType, hashChange, destination, cancelable } = event as NavigateEvent;
    if (navigationType !== "traverse" || hashChange || !cancelable || !isHolding()) return;
    event.preventDefault();
    ask(() => navigation.traverseTo(destination.key));
  };
  navigation.addEventListener("navigate", hold);
  return () => navigation.removeEventListener("navigate", hold);
}
