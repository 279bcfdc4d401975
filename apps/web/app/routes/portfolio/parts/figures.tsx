import clsx from 'clsx';

export interface KeyNumber {
  value: string;
  label: string;
}

const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  // In two rows of two, the third figure starts a row.
  4: 'sm:grid-cols-2 lg:grid-cols-4 sm:max-lg:*:nth-3:border-l-0 sm:max-lg:*:nth-3:pl-0',
};

/** Key numbers of a piece of work: two, three or four. */
export function Figures({ figures }: { figures: readonly KeyNumber[] }) {
  return (
    <div className="bg-night on-night">
      <dl className={clsx('mx-auto grid max-w-6xl px-5 md:px-8', columns[figures.length])}>
        {figures.map(({ value, label }) => (
          <div
            key={value}
            className="flex flex-col-reverse justify-end gap-2 border-night-line py-7 pr-6 not-first:border-t sm:py-10 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-6"
          >
            <dt className="max-w-[28ch] text-sm text-night-muted">{label}</dt>
            <dd className="font-display text-headline">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
