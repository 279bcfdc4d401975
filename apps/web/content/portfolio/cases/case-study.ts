import * as z from 'zod/mini';
import { checked } from '../../checked.ts';
import { type PortfolioPage, portfolioItems } from '../items.ts';
import { type WorkPictureName, workPictures } from '../work-pictures.ts';

const text = z.string().check(z.minLength(1));
const texts = z.readonly(z.array(text).check(z.minLength(1)));
const hours = z.number().check(z.nonnegative());
const pages = portfolioItems.map(({ detailPage }) => detailPage);
const pictures = Object.keys(workPictures);

const caseStudySchema = z.object({
  /** Its slug, and the name of its picture. */
  slug: z.enum(pictures as [WorkPictureName, ...WorkPictureName[]]),
  /** An invented client, as the page and its cards say. */
  isDemo: z.boolean(),
  /** The tool that was used. */
  item: z.enum(pages as [PortfolioPage, ...PortfolioPage[]]),
  /** The name of the service that it would be ordered as. */
  service: text,
  /** How the project compares with what that service's price covers. */
  scope: text,
  title: text,
  description: text,
  client: text,
  year: z.string().check(z.regex(/^20\d\d$/)),
  lead: text,
  before: texts,
  /** The stages of the project, with their business days. */
  stages: z.readonly(z.array(z.object({ name: text, days: z.number().check(z.positive()), text }))),
  after: texts,
  measured: texts,
  /** What the hours are counted for: "a week". */
  per: text,
  /** The hours of each task, before and after. */
  hours: z.readonly(z.array(z.object({ label: text, before: hours, after: hours }))),
});
export type CaseStudy = z.output<typeof caseStudySchema>;

export const caseStudy = (study: CaseStudy): CaseStudy => checked(caseStudySchema, study);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Computes totals, so that texts cannot differ. Rounded to tenths. */
export function totalsOf({ hours, stages }: Pick<CaseStudy, 'hours' | 'stages'>) {
  const before = Math.round(sum(hours.map((row) => row.before)) * 10) / 10;
  const after = Math.round(sum(hours.map((row) => row.after)) * 10) / 10;
  const percentLess = Math.round((1 - after / before) * 100);
  return { before, after, percentLess, days: sum(stages.map(({ days }) => days)) };
}
