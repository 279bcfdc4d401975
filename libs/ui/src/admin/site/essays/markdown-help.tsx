const marks = [
  ['## Heading', 'starts a section'],
  ['*emphasis*', 'is in italics, **strong** is bold'],
  ['[words](https://example.com)', 'is a link'],
  ['- item', 'is a list, and so is 1. item'],
  ['> text', 'is a quotation'],
  ['<PullQuote>Text</PullQuote>', 'repeats a sentence in large letters'],
  ['text[^1]', 'has a note, written below as [^1]: Its text'],
] as const;

/** How a text is formatted. */
export const MarkdownHelp = () => (
  <details className="-mt-3 text-sm leading-6 text-muted">
    <summary className="min-h-9 cursor-pointer py-1.5 underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:py-2.5">
      How to format your text
    </summary>
    <ul className="mt-2 flex flex-col gap-1">
      {marks.map(([mark, meaning]) => (
        <li key={mark}>
          <code className="rounded-sm bg-sunken px-1 wrap-anywhere text-ink">{mark}</code> {meaning}
        </li>
      ))}
    </ul>
  </details>
);
