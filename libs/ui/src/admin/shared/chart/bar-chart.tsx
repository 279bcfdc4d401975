import clsx from 'clsx';

interface BarChartProps {
  series: readonly { label: string; color: 'bg-accent' | 'bg-info' }[];
  groups: readonly Group[];
  format?: (value: number) => string;
  /** A shorter format for the axis. */
  formatShort?: (value: number) => string;
}

interface Group {
  /** Shown below the bars. */
  label: string;
  /** The title of the tooltip over the bars. */
  title: string;
  /** One value for each series, at least 0. */
  values: readonly number[];
}

/** Grouped bars. Hidden from screen readers, which get a table with the same data instead. */
export function BarChart({ series, groups, format = String, formatShort = format }: BarChartProps) {
  const ticks = ticksUpTo(Math.max(...groups.flatMap(({ values }) => values)));
  const most = ticks.at(-1)!;
  return (
    <>
      {series.length > 1 && (
        <figcaption className="flex gap-6 py-4 text-sm text-muted">
          {series.map(({ label, color }) => (
            <span key={label} className="flex items-center gap-2">
              <span aria-hidden="true" className={clsx('size-3 forced-color-adjust-none', color)} />
              {label}
            </span>
          ))}
        </figcaption>
      )}
      <div aria-hidden="true" className="flex h-60 gap-2 pt-2 pb-7 text-xs text-muted">
        <div className="-my-2 flex flex-col-reverse justify-between text-right tabular-nums">
          {ticks.map((tick) => (
            <span key={tick}>{formatShort(tick)}</span>
          ))}
        </div>
        <div className="relative flex grow border-b border-line-strong">
          <div className="absolute inset-0 flex flex-col justify-between">
            {ticks.map((tick) => (
              <span key={tick} className="border-t border-line last:border-0" />
            ))}
          </div>
          {groups.map(({ label, title, values }, index) => (
            <div
              key={title}
              className="relative flex grow basis-0 items-end gap-1 px-[0.7%] hover:bg-sunken max-sm:gap-px max-sm:odd:*:[.axis]:invisible"
            >
              {values.map((value, at) => (
                <span
                  key={series[at]!.label}
                  className={clsx('grow basis-0 forced-color-adjust-none', series[at]!.color)}
                  style={{ height: `${(value / most) * 100}%` }}
                />
              ))}
              <span className="axis absolute top-full left-1/2 -translate-x-1/2 pt-2 whitespace-nowrap">
                {label}
              </span>
              <div
                className={clsx(
                  'pointer-events-none invisible absolute top-2 z-10 w-max border border-line-strong bg-raised px-3 py-2 text-sm text-ink [div:hover>&]:visible',
                  index < groups.length / 2 ? 'left-full' : 'right-full',
                )}
              >
                <p>{title}</p>
                {series.map((one, at) => (
                  <p key={one.label}>{`${one.label}: ${format(values[at]!)}`}</p>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Round numbers from 0 to at least the largest value, about four of them above 0. */
function ticksUpTo(largest: number): number[] {
  const rough = Math.max(1, largest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.ceil([1, 2, 5, 10].find((times) => times * power >= rough)! * power);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
