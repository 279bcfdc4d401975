import { findMatch } from '@polaris/contracts';

/** A text with the first match of the query highlighted. */
export function Matched({ text, query }: { text: string; query: string | undefined }) {
  const term = query?.trim();
  if (!term) return text;
  const match = findMatch(text, term);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.from)}
      <mark className="rounded-xs bg-accent-soft text-ink">{text.slice(match.from, match.to)}</mark>
      {text.slice(match.to)}
    </>
  );
}
