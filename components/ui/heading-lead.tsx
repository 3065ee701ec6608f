/** The first line of a heading: the words by which it is searched for, above those of the site's own. */
export function HeadingLead({ children }: { children: string }) {
  return (
    <span className="mb-2 block font-medium text-base text-current/75 tracking-normal">
      {children}
      <span className="sr-only">: </span>
    </span>
  );
}
