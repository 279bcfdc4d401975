/** The value of a metric for one set of labels. */
export type Sample = [labels: Record<string, string | number>, value: number];

/** A metric in the text format of Prometheus, version 0.0.4. */
export function metric(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: number | Sample[],
): string {
  const given: Sample[] = typeof samples === 'number' ? [[{}, samples]] : samples;
  return [...head(name, type, help), ...given.map(([labels, value]) => line(name, labels, value))]
    .map((text) => `${text}\n`)
    .join('');
}

/** Counts durations in seconds by buckets. */
export class Histogram {
  private readonly counts: number[];
  private sum = 0;

  constructor(private readonly bounds: readonly number[]) {
    this.counts = Array<number>(bounds.length + 1).fill(0);
  }

  observe(seconds: number): void {
    const bucket = this.bounds.findIndex((bound) => seconds <= bound);
    this.counts[bucket === -1 ? this.bounds.length : bucket]! += 1;
    this.sum += seconds;
  }

  lines(name: string, labels: Sample[0]): string[] {
    let total = 0;
    const buckets = [...this.bounds, '+Inf'].map((le, index) =>
      line(`${name}_bucket`, { ...labels, le }, (total += this.counts[index]!)),
    );
    return [
      ...buckets,
      line(`${name}_sum`, labels, this.sum),
      line(`${name}_count`, labels, total),
    ];
  }
}

/** Histograms with the same name and different labels. */
export const histogram = (name: string, help: string, all: [Sample[0], Histogram][]): string =>
  [...head(name, 'histogram', help), ...all.flatMap(([labels, one]) => one.lines(name, labels))]
    .map((text) => `${text}\n`)
    .join('');

const head = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** Label values are our own words and numbers, which need no escaping. */
function line(name: string, labels: Sample[0], value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`;
}
