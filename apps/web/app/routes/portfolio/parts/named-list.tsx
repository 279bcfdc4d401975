interface NamedListProps {
  items: readonly { name: string; text: string }[];
}

/** A list of names with descriptions. */
export function NamedList({ items }: NamedListProps) {
  return (
    <dl className="border-b border-line">
      {items.map(({ name, text }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[2fr_3fr] sm:items-baseline"
        >
          <dt className="font-display text-xl leading-snug">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
