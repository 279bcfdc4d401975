interface FoldedTextProps {
  text: string;
  /** What is shown on request. */
  folded: string | null;
}

/** Plain text, with its last part behind a button. */
export const FoldedText = ({ text, folded }: FoldedTextProps) => (
  <>
    <span className="block wrap-anywhere whitespace-pre-wrap">{text}</span>
    {folded !== null && (
      <details className="mt-2">
        <summary className="inline-block min-h-6 cursor-pointer text-sm leading-6 text-muted underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
          Quoted text
        </summary>
        <span className="mt-2 block border-l-2 border-line pl-4 text-sm leading-6 wrap-anywhere whitespace-pre-wrap text-muted">
          {folded}
        </span>
      </details>
    )}
  </>
);
