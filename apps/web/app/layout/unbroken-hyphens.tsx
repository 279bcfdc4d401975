const MAX_LENGTH = 12;

/** A text whose short hyphenated words, such as "Clean-Up", do not break at the end of a line. */
export function UnbrokenHyphens({ text }: { text: string }) {
  return text.split(/(\S+)/).map((word, at) =>
    word.includes('-') && word.length <= MAX_LENGTH ? (
      // The index is a safe key, as the words never change their order.
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
