import type { CaseStudy } from './case-study.ts';

/** Demo content: an invented client. */
export const museumReports: CaseStudy = {
  slug: 'museum-reports',
  picture: null,
  isDemo: true,
  item: 'quickreports',
  service: 'Reporting Automation',
  scope:
    'The listed price covers one report from up to two sources. Fifteen reports share most of their work, so a project like this gets one quote, well below fifteen times the price.',
  title: 'Fifteen weekly reports for a museum',
  description:
    'How a museum’s weekly reports went from twelve hours of staff time to under two. Demo content: an invented client.',
  client: 'A city museum with 15 departments',
  year: '2024',
  lead: 'Two coordinators built fifteen department reports by hand every week. A scheduled script now builds and checks them, and the coordinators read the results.',
  before: [
    'Ticketing, membership and the shop each had their own export. Every week, two coordinators downloaded all three, joined them in a spreadsheet, fixed dates and unit names, and copied the rows into fifteen workbooks.',
    'The departments found the errors, usually after the report had gone out. Only the two coordinators knew the steps.',
  ],
  stages: [
    {
      name: 'Watch and write down',
      days: 2,
      text: 'I sat beside both coordinators for one full run, listed every manual step, and agreed with finance on the definition of a paid visit.',
    },
    {
      name: 'Build and compare',
      days: 5,
      text: 'I wrote one QuickReports script per report, with checks for row counts, totals and duplicates. For two weeks, the scripts ran beside the manual reports until both agreed.',
    },
    {
      name: 'Hand over',
      days: 2,
      text: 'The museum got a schedule, tests, notes and a half-day of training. The coordinators changed one report themselves before I left.',
    },
  ],
  after: [
    'The reports are ready when the coordinators arrive. What’s left is reading them, explaining unusual numbers, and deciding when a definition should change.',
    'A total that differs from the ledger stops the report and names the row. That happened four times in the first two months, each time because of an error in the exports.',
  ],
  measured: [
    'Both coordinators kept a time sheet for four weeks before the project and four weeks after the handover. The table shows the averages, in hours per week.',
    'The months are comparable, as no special exhibition opened in either.',
  ],
  per: 'a week',
  hours: [
    { label: 'Download and join exports', before: 4, after: 0 },
    { label: 'Correct dates, names and totals', before: 3.5, after: 0.3 },
    { label: 'Fill and format workbooks', before: 3, after: 0.2 },
    { label: 'Send, read and answer questions', before: 1.5, after: 1.2 },
  ],
};
