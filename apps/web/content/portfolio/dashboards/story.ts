export interface KeyFigure {
  label: string;
  value: string;
  comparison: string;
  /** Whether the comparison is good news; plain words have no tone. */
  tone?: 'good' | 'bad';
  trend?: readonly number[];
}

export interface DataTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The sums of the columns, where they have one. */
  total?: readonly string[];
}

/** What a dashboard tells. Everything in it is computed from its data set. */
export interface Story {
  slug: string;
  title: string;
  question: string;
  readers: string;
  decision: string;
  asOf: string;
  keyFigures: readonly KeyFigure[];
  alt: string;
  tables: readonly DataTable[];
}
