/** Ends a text as a sentence, because staff often type a reason without a full stop. An empty text stays empty. */
export function asSentence(text: string): string {
  const written = text.trim();
  return written === "" || /[.!?…][)"'”»’]*$/u.test(written) ? written : `${written}.`;
}
