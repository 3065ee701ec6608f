interface CostLinesProps {
  amount: string;
  /** Names the price lines that the amount does not include, if any. */
  without: string;
}

export function CostLines({ amount, without }: CostLinesProps) {
  return (
    <>
      {amount}
      {without && (
        <span className="block whitespace-normal font-normal text-ink-soft text-sm leading-snug">
          {without}
        </span>
      )}
    </>
  );
}
