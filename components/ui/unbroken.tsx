/** Letters of a word that finds room in any line. */
const longest = 12;

/** Text whose short words with a hyphen, such as "Пхи-Пхи", stay in one line. */
export function Unbroken({ text }: { text: string }) {
  const found = /^(.*?)(\S+-\S+)(.*)$/s.exec(text);
  if (!found) return text;
  const [, before, word = "", after = ""] = found;
  return (
    <>
      {before}
      {word.length > longest ? word : <span className="whitespace-nowrap">{word}</span>}
      <Unbroken text={after} />
    </>
  );
}
