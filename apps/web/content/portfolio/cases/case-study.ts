import * as z from 'zod/mini';
import {
  amount,
  choice,
  flag,
  group,
  line,
  list,
  optionalLine,
  paragraph,
  paragraphs,
  picture,
  wholeNumber,
} from '../../fields.ts';
import { portfolioPages } from '../portfolio.ts';

const SLUG = 'Please use lower-case letters, digits and hyphens.';

export const caseStudySchema = group('Case study', {
  slug: line('Address', 60, 'The last part of its address, such as “museum-reports”.').check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: SLUG }),
  ),
  picture: picture('Picture', 'Of the work, three wide to two high.'),
  isDemo: flag('Show that the client is invented'),
  title: line('Title', 80),
  description: paragraph('Description for search engines', 300),
  client: line('Client', 120),
  year: line('Year', 10),
  lead: paragraph('Introduction', 400),
  before: paragraphs('Before', 6),
  stages: list(
    'What was done',
    group('Stage', {
      name: line('Name', 60),
      days: wholeNumber('Business days', 1, 365),
      text: paragraph('Text', 600),
    }),
    { least: 1, most: 12 },
  ),
  after: paragraphs('After', 6),
  measured: paragraphs('How it was measured', 6),
  per: line('Hours are counted', 30, 'Such as “a week”.'),
  hours: list(
    'Hours of each task',
    group('Task', {
      label: line('Task', 80),
      before: amount('Before', 100_000),
      after: amount('After', 100_000),
    }),
    { least: 1, most: 20 },
  ),
  item: choice('The tool that was used', portfolioPages),
  service: optionalLine(
    'Ordered as',
    255,
    'The name of a service: both pages then link to each other.',
  ),
  scope: paragraph('How it compares with what that service’s price covers', 400),
});
export type CaseStudy = z.output<typeof caseStudySchema>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Computes totals, so that texts cannot differ. Rounded to tenths. */
export function totalsOf({ hours, stages }: Pick<CaseStudy, 'hours' | 'stages'>) {
  const before = Math.round(sum(hours.map((row) => row.before)) * 10) / 10;
  const after = Math.round(sum(hours.map((row) => row.after)) * 10) / 10;
  const percentLess = Math.round((1 - after / before) * 100);
  return { before, after, percentLess, days: sum(stages.map(({ days }) => days)) };
}

export const casePath = ({ slug }: Pick<CaseStudy, 'slug'>): string => `/portfolio/cases/${slug}`;
