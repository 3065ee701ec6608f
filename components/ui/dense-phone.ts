/**
 * The beginning of a `sizes` attribute: phones with more than two dots to a pixel are told a narrower width, since
 * nobody sees a photograph's third dot and a weak signal pays for it (a third fewer bytes).
 */
export function densePhone(width: `${number}vw`): string {
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) ${Math.round(Number.parseFloat(width) * 0.7)}vw, `;
}
