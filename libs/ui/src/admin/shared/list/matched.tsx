/** A text with the first match of the query highlighted. */
export function Matched({ text, query }: { text: string; query: string | undefined }) {
  const term = query?.trim();
  if (!term) return text;
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-xs bg-accent-soft text-ink">{text.slice(at, at + term.length)}</mark>
      {text.slice(at + term.length)}
    </>
  );
}
