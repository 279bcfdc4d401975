import type { PortfolioPage } from '../items.ts';

/** A task of the work, with the hours that it took before and after. */
export interface Hours {
  label: string;
  before: number;
  after: number;
}

/** A stage of the project, with its working days. */
export interface Stage {
  name: string;
  days: number;
  text: string;
}

export interface CaseStudy {
  /** The last part of its address. */
  slug: string;
  /** The client is invented: the page and the cards that lead to it say so. */
  isDemo: boolean;
  /** What of the portfolio was used. */
  item: PortfolioPage;
  title: string;
  description: string;
  client: string;
  year: string;
  lead: string;
  before: readonly string[];
  stages: readonly Stage[];
  after: readonly string[];
  measured: readonly string[];
  /** What the hours are counted for: "a week". */
  per: string;
  hours: readonly Hours[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Totals are worked out, so that no text can say another number. Sums of tenths are rounded to tenths. */
export function totalsOf({ hours, stages }: Pick<CaseStudy, 'hours' | 'stages'>) {
  const before = Math.round(sum(hours.map((row) => row.before)) * 10) / 10;
  const after = Math.round(sum(hours.map((row) => row.after)) * 10) / 10;
  const percentLess = Math.round((1 - after / before) * 100);
  return { before, after, percentLess, days: sum(stages.map(({ days }) => days)) };
}
