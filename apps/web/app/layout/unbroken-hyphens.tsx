const LONGEST = 12;

/** A text whose short words with hyphens are not broken at the end of a line, such as "Clean-Up". */
export function UnbrokenHyphens({ text }: { text: string }) {
  return text.split(/(\S+)/).map((word, at) =>
    word.includes('-') && word.length <= LONGEST ? (
      // The words never change places.
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
