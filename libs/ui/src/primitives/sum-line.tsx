interface SumLineProps {
  /** Such as "Total $120", "Paid $50", "Owed $70". */
  texts: readonly string[];
  /** Whether the last one, which is owed, is more than nothing. */
  isOpen: boolean;
}

/** What was asked for, paid, refunded and is owed, in one line; nothing if no money is involved. */
export function SumLine({ texts, isOpen }: SumLineProps) {
  if (texts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm leading-6 tabular-nums">
      {texts.map((text, index) => (
        <span
          key={text}
          className={isOpen && index === texts.length - 1 ? 'font-semibold' : 'text-muted'}
        >
          {text}
        </span>
      ))}
    </p>
  );
}
