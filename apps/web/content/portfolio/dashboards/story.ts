export interface KeyFigure {
  label: string;
  value: string;
  comparison: string;
  /** The tone of the comparison, if any. */
  tone?: 'good' | 'bad';
  trend?: readonly number[];
}

export interface DataTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Column totals, if any. */
  total?: readonly string[];
}

/** The texts of a dashboard, computed from its data. */
export interface DashboardStory {
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
