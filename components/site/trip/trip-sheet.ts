import { tripCloseMark, tripFoldMark, tripOpenMark } from "./trip-marks";

export interface TripSheet {
  open: () => void;
  close: () => void;
}

/** Adds a sheet for the form, which lies in the sheet while the sheet is open, and in its fold otherwise. */
export function createTripSheet(form: HTMLFormElement): TripSheet {
  const fold = tripFoldMark.find();
  const opener = tripOpenMark.find();
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = form.ariaLabel;
  dialog.className = "filters-dialog";
  dialog.addEventListener("close", () => {
    fold?.append(form);
    opener?.focus();
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Node && tripCloseMark.find(form)?.contains(target)))
      dialog.close();
  });
  document.body.append(dialog);
  return {
    open() {
      if (dialog.open) return;
      dialog.append(form);
      dialog.showModal();
    },
    close: () => dialog.close(),
  };
}
