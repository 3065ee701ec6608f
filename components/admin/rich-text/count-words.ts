/** Words as staff count them: groups of letters or digits, whatever stands between them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’\-.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
