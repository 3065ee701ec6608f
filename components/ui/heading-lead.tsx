/** The first line of a heading, which contains common search terms. */
export function HeadingLead({ children }: { children: string }) {
  return (
    <span className="heading-lead">
      {children}
      <span className="sr-only">: </span>
    </span>
  );
}
