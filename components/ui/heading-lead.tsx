/** A heading's first line holds the words people search for, above the title itself. */
export function HeadingLead({ children }: { children: string }) {
  return (
    <span className="heading-lead">
      {children}
      <span className="sr-only">: </span>
    </span>
  );
}
