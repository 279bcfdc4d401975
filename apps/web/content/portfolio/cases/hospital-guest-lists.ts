import type { CaseStudy } from './case-study.ts';

/** The year's guests by label, and the minutes for each. */
export const guests = { matched: 2040, needsResearch: 90, notMatched: 270 };
export const minutes = { byHand: 3, research: 4 };
export const sample = { pairs: 300, agreed: 297 };

const total = guests.matched + guests.needsResearch + guests.notMatched;
const inHours = (count: number, each: number): number => (count * each) / 60;
const number = (value: number): string => value.toLocaleString('en-US');

/** Demo content: an invented client. */
export const hospitalGuestLists: CaseStudy = {
  slug: 'hospital-guest-lists',
  isDemo: true,
  item: 'entity-match',
  title: 'Guest lists matched for a hospital foundation',
  description:
    'How a hospital foundation matches event guests with its donor database in hours instead of weeks. Demo content: an invented client.',
  client: 'A hospital foundation with 60,000 donor records',
  year: '2023',
  lead: `The foundation looked up ${number(total)} event guests a year in its donor database, one by one. The entity matcher now decides the clear cases, and staff members decide the rest.`,
  before: [
    'After each event, staff members searched the donor database for every guest: by name, then by email, then by a former name. Clear cases took as long as doubtful ones, because each had to be found first.',
    'A list was finished three weeks after the event on average, too late for a thank-you letter. Some guests were entered a second time as new donors.',
  ],
  stages: [
    {
      name: 'Measure the data',
      days: 3,
      text: 'Weights for each column, measured on the foundation’s own database, and a list of 300 pairs that two people matched by hand as the reference.',
    },
    {
      name: 'Set the limits',
      days: 4,
      text: 'Three column combinations, birthdates as YYYYMMDD, and the score above which a pair counts as matched. Staff members chose the limit with the reference list in front of them.',
    },
    {
      name: 'Run and hand over',
      days: 3,
      text: 'One past event as a trial, then the year’s lists. The script, its settings and a one-page guide are the foundation’s.',
    },
  ],
  after: [
    `Of ${number(total)} guests, ${number(guests.matched)} were matched, ${number(guests.needsResearch)} needed research by a person, and ${number(guests.notMatched)} were not in the database. Lists are finished on the day after the event.`,
    `Staff members spend their time on the ${guests.needsResearch} doubtful guests, with the candidates and the reasons beside each.`,
  ],
  measured: [
    `By hand, a guest took ${minutes.byHand} minutes on average, timed over 100 guests. A doubtful guest takes ${minutes.research} minutes now, timed over all ${guests.needsResearch}. The table multiplies these by the guests of a year.`,
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
