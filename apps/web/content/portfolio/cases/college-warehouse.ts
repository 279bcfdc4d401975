import type { CaseStudy } from './case-study.ts';

/** Demo content: an invented client. */
export const collegeWarehouse: CaseStudy = {
  slug: 'college-warehouse',
  isDemo: true,
  item: 'bbdw-connect',
  title: 'A data warehouse that a whole college can use',
  description:
    'How a college cut the time from a question to its data from twenty working hours to three. Demo content: an invented client.',
  client: 'A liberal arts college with six analysts',
  year: '2022',
  lead: 'Every question to the data warehouse went through two specialists. Six analysts now answer most of their own questions with a connector that knows the tables and rules.',
  before: [
    'The warehouse had more than 300 tables and no dictionary. Analysts wrote a ticket, waited for one of two specialists, and often had to ask again because the first answer counted something else.',
    'Analysts who did not want to wait kept copies of old exports. At the end of the year, three offices reported three different numbers of donors.',
  ],
  stages: [
    {
      name: 'Collect the rules',
      days: 5,
      text: 'Interviews with both specialists and with finance. The result is a dictionary of 64 terms, each with its columns, its rule and the person who decides about it.',
    },
    {
      name: 'Build the connector',
      days: 10,
      text: 'Sign-in with each analyst’s own rights, joins and types taken care of, and 8 template datasets, each checked every night against a total from finance.',
    },
    {
      name: 'Train and hand over',
      days: 3,
      text: 'Two workshops on the analysts’ own questions. The specialists maintain the dictionary, and any analyst can propose a change to it.',
    },
  ],
  after: [
    'Analysts start from a template and change it. The specialists answer the questions that no template covers, and they add a term to the dictionary when a question comes twice.',
    'At the end of the year, all three offices reported the same number of donors.',
  ],
  measured: [
    'The help desk’s log gives the working hours between a question and the delivery of its data: 40 consecutive questions before the project, and 40 that started two months after it. The table shows the median question.',
    'A question counts as answered when the person who asked accepts the data, not when a file is sent.',
  ],
  per: 'a question',
  hours: [
    { label: 'Wait for a specialist', before: 16, after: 1 },
    { label: 'Write and check the query', before: 4, after: 2 },
  ],
};
