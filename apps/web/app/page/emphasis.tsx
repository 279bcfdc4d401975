const EMPHASIS = /\*([^*]+)\*/;

/** The text without marks, as for a window title. */
export const withoutEmphasis = (text: string): string => text.replace(EMPHASIS, '$1');

/** A text with its first *emphasized* part. */
export function Emphasized({ text, className }: { text: string; className: string }) {
  const [before, emphasized, ...after] = text.split(EMPHASIS);
  return (
    <>
      {before}
      {emphasized && <em className={className}>{emphasized}</em>}
      {after.join('')}
    </>
  );
}
