import type { CaseStudy } from './case-study.ts';

/** Demo content: an invented client. */
export const collegeWarehouse: CaseStudy = {
  slug: 'college-warehouse',
  picture: null,
  isDemo: true,
  item: 'bbdw-connect',
  service: 'Something Else',
  scope:
    'No listed service covers a connector for a whole warehouse. A project of this size starts with a free call and gets its own quote.',
  title: 'A data warehouse that a whole college can use',
  description:
    'How a college cut the time from a question to its data from twenty business hours to four. Demo content: an invented client.',
  client: 'A liberal arts college with six analysts',
  year: '2025',
  lead: 'Every question to the data warehouse went through two specialists. Six analysts now answer most of their own, with a connector that knows the tables and rules.',
  before: [
    'The warehouse had more than 300 tables and no dictionary. Analysts opened a ticket, waited for one of two specialists, and often had to ask again because the first answer counted something else.',
    'Analysts who didn’t want to wait kept copies of old exports. At the end of the year, three offices reported three different numbers of donors.',
  ],
  stages: [
    {
      name: 'Collect the rules',
      days: 5,
      text: 'I interviewed both specialists and finance. The result is a dictionary of 64 terms, each with its columns, its rule and the person who decides on it.',
    },
    {
      name: 'Build the connector',
      days: 10,
      text: 'It signs in with each analyst’s own rights and takes care of joins and types. It comes with 8 template datasets, each checked every night against a total from finance.',
    },
    {
      name: 'Train and hand over',
      days: 3,
      text: 'We held two workshops on the analysts’ own questions. The specialists maintain the dictionary, and any analyst can propose a change.',
    },
  ],
  after: [
    'Analysts start from a template and change it. The specialists answer what no template covers, and add a term to the dictionary when a question comes up twice.',
    'At the end of the year, all three offices reported the same number of donors.',
  ],
  measured: [
    'The help desk’s log gives the business hours between a question and its data. I took 40 consecutive questions before the project and 40 from two months after it. The table shows the median question.',
    'A question counts as answered when the person who asked accepts the data, not when the file goes out.',
  ],
  per: 'per question',
  hours: [
    { label: 'Wait for a specialist', before: 16, after: 1.5 },
    { label: 'Write and check the query', before: 4, after: 2.5 },
  ],
};
