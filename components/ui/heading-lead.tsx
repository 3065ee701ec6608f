/** The first line of a heading: the words by which it is searched for, above those of the site's own. */
export function HeadingLead({ children }: { children: string }) {
  return (
    <span className="heading-lead">
      {children}
      <span className="sr-only">: </span>
    </span>
  );
}
