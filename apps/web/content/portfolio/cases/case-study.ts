import type { PortfolioPage } from '../items.ts';

/** A task with its hours before and after. */
export interface Hours {
  label: string;
  before: number;
  after: number;
}

/** A stage of the project, with its working days. */
export interface ProjectStage {
  name: string;
  days: number;
  text: string;
}

export interface CaseStudy {
  /** Its slug. */
  slug: string;
  /** An invented client, as the page and its cards say. */
  isDemo: boolean;
  /** The slugs of the portfolio items used. */
  item: PortfolioPage;
  title: string;
  description: string;
  client: string;
  year: string;
  lead: string;
  before: readonly string[];
  stages: readonly ProjectStage[];
  after: readonly string[];
  measured: readonly string[];
  /** The period of the hours: "a week". */
  per: string;
  hours: readonly Hours[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Computes totals, so that texts cannot differ. Rounded to tenths. */
export function totalsOf({ hours, stages }: Pick<CaseStudy, 'hours' | 'stages'>) {
  const before = Math.round(sum(hours.map((row) => row.before)) * 10) / 10;
  const after = Math.round(sum(hours.map((row) => row.after)) * 10) / 10;
  const percentLess = Math.round((1 - after / before) * 100);
  return { before, after, percentLess, days: sum(stages.map(({ days }) => days)) };
}
