import type { CaseStudy } from './case-study.ts';

/** The year's guests by label, and the minutes for each. */
export const guests = { matched: 1980, needsResearch: 150, notMatched: 270 };
export const minutes = { byHand: 3, research: 4 };
export const sample = { pairs: 300, agreed: 297 };

const total = guests.matched + guests.needsResearch + guests.notMatched;
const inHours = (count: number, each: number): number => (count * each) / 60;
const number = (value: number): string => value.toLocaleString('en-US');

/** Demo content: an invented client. */
export const hospitalGuestLists: CaseStudy = {
  slug: 'hospital-guest-lists',
  picture: null,
  isDemo: true,
  item: 'entity-match',
  service: 'Data Clean-Up Sprint',
  scope:
    'The sprint covers one table of up to 50,000 rows. This foundation has 60,000 records and a year of guest lists, so it would get a quote for twice the work.',
  title: 'Guest lists matched for a hospital foundation',
  description:
    'How a hospital foundation matches event guests with its donor database in hours instead of weeks. Demo content: an invented client.',
  client: 'A hospital foundation with 60,000 donor records',
  year: '2023',
  lead: `The foundation looked up ${number(total)} event guests per year in its donor database, one by one. The entity matcher now decides the clear cases, and the staff decides the rest.`,
  before: [
    'After each event, the staff searched the donor database for every guest by name, then by email, then by a former name. Clear cases took as long as doubtful ones, because each had to be found first.',
    'On average, a list was done three weeks after the event, too late for a thank-you letter. Some guests were entered again as new donors.',
  ],
  stages: [
    {
      name: 'Measure the data',
      days: 3,
      text: 'I measured a weight for each column on the foundation’s own database. Two people matched a reference list of 300 pairs by hand.',
    },
    {
      name: 'Set the limits',
      days: 4,
      text: 'We settled on three column combinations, birthdates as YYYYMMDD, and the score above which a pair counts as matched. The staff chose that score with the reference list in front of them.',
    },
    {
      name: 'Run and hand over',
      days: 3,
      text: 'We tried one past event, then ran the year’s lists. The foundation owns the script, its settings and a one-page guide.',
    },
  ],
  after: [
    `Of ${number(total)} guests, ${number(guests.matched)} were matched, ${number(guests.needsResearch)} needed research by a person, and ${number(guests.notMatched)} weren’t in the database. Lists are done the day after the event.`,
    `The staff spends its time on the ${guests.needsResearch} doubtful guests, with the candidates and the reasons beside each.`,
  ],
  measured: [
    `By hand, a guest took ${minutes.byHand} minutes on average, timed over 100 guests. A doubtful guest takes ${minutes.research} minutes now, timed over all ${guests.needsResearch}. The table multiplies these by the guests in a year.`,
    `Accuracy was checked against the ${sample.pairs} reference pairs: the matcher agreed with both people on ${sample.agreed} of them, which is ${Math.round((sample.agreed / sample.pairs) * 100)}%.`,
  ],
  per: 'a year',
  hours: [
    { label: 'Look up every guest', before: inHours(total, minutes.byHand), after: 0 },
    {
      label: 'Decide doubtful guests',
      before: 0,
      after: inHours(guests.needsResearch, minutes.research),
    },
  ],
};
