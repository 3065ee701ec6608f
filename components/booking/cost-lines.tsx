interface CostLinesProps {
  amount: string;
  /** Names the price lines that the amount does not contain; empty where it contains all. */
  without: string;
}

/** An amount, and below it what it does not contain. */
export function CostLines({ amount, without }: CostLinesProps) {
  return (
    <>
      {amount}
      {without && <span className="block font-normal text-ink-soft text-sm leading-snug">{without}</span>}
    </>
  );
}
