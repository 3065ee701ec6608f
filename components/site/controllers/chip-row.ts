import { narrowingChipMark } from "@/components/site/tours/tour-marks";

/** Scrolls the chosen chip into its row's view in browsers that do not do so by themselves. */
export function showChosenChip(row: HTMLElement): undefined {
  const chip = narrowingChipMark.find(row);
  if (!chip) return;
  const [own, frame] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < frame.left || own.right > frame.right) {
    row.scrollBy({ left: own.left - frame.left - (frame.width - own.width) / 2 });
  }
}
