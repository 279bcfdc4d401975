import type { PortfolioPage } from './portfolio.ts';

/** The pictures of work, with their alternative texts. All figures and names in them are invented. */
export const workPictures = {
  'reporting-samples':
    'The top of a dashboard, “Advancement at a glance”: $37.5M raised, 5.0% above plan, and a line for this year above those for last year and for the plan.',
  quickreports:
    'A weekly report, “Giving, week of April 7”: eight weeks as bars, then the gifts and amounts of each unit with the change on last year; one unit is marked as down by a fifth or more.',
  'entity-match':
    'The result of a match: six names from a list, each labeled Matched, Needs Research or Not Matched, with how sure the matcher is.',
  'bbdw-connect':
    'A question to the data warehouse in four lines of Python, and its result: a table of gifts with constituent, amount, fund and date.',
  'mqe-mentorship':
    'A page of a student’s third project, “A number, taken apart”: 1,431 members were expected to be 1,200, the difference is traced to three causes, and the mentor’s comment stands below.',
  resume: 'The top of the resume: name, role, and the first lines of its experience.',
  'museum-reports':
    'A department’s weekly report, “Admissions, week 14”: visits on each day as bars, then tickets by kind with the change on the week before.',
  'hospital-guest-lists':
    'The guest list of a gala after matching: 412 guests as one bar of three labels, and one doubtful guest with two candidates side by side.',
  'college-warehouse':
    'A page of a data dictionary: five terms, each with its rule in a few words and the person who decides about it.',
} as const;

export const pictureCaption = 'A sample, with invented data';

export type WorkPictureName = keyof typeof workPictures;

export const hasWorkPicture = (name: string): name is WorkPictureName =>
  Object.hasOwn(workPictures, name);

/** The picture of a portfolio page, if its work can be seen. */
export const pictureOf = (page: PortfolioPage): WorkPictureName | undefined =>
  hasWorkPicture(page) ? page : undefined;

const WORK_LINK = /\(\/portfolio\/(?:cases\/)?([\w-]+)/g;

/** No picture: a resume is not a sample of work. */
const isSample = (name: string): name is WorkPictureName =>
  hasWorkPicture(name) && name !== 'resume';

/** The picture of the first work that a text in Markdown links to. */
export const linkedPicture = (text: string | null): WorkPictureName | undefined =>
  [...(text ?? '').matchAll(WORK_LINK)].map(([, name = '']) => name).find(isSample);
