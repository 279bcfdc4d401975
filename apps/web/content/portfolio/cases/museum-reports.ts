import type { CaseStudy } from './case-study.ts';

/** Demo content: an invented client. */
export const museumReports: CaseStudy = {
  slug: 'museum-reports',
  isDemo: true,
  item: 'quickreports',
  title: 'Fifteen weekly reports for a museum',
  description:
    'How a museum’s weekly reports went from twelve hours of staff time to a little over one. Demo content: an invented client.',
  client: 'A city museum with 15 departments',
  year: '2024',
  lead: 'Two coordinators built fifteen department reports by hand every week. A scheduled script now builds and checks them, and the coordinators read the results.',
  before: [
    'Ticketing, membership and the shop each had their own export. Every week, two coordinators downloaded all three, joined them in a spreadsheet, corrected dates and unit names, and copied the rows into fifteen workbooks.',
    'Errors were found by the departments, usually after the report had gone out. The two coordinators were the only people who knew the steps.',
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
      text: 'One QuickReports script per report, with checks for row counts, totals and duplicates. For two weeks, the scripts ran beside the manual reports until both agreed.',
    },
    {
      name: 'Hand over',
      days: 2,
      text: 'Schedule, tests and notes, and a half-day training. The coordinators changed one report themselves before I left.',
    },
  ],
  after: [
    'The reports are ready when the coordinators arrive. What remains is reading them, explaining unusual numbers, and deciding when a definition should change.',
    'A total that differs from the ledger stops the report and names the row. Four such stops occurred in the first two months; all four were errors in the exports.',
  ],
  measured: [
    'Both coordinators kept a time sheet for four weeks before the project and four weeks after the handover. The table shows the averages, in hours a week.',
    'The months were comparable: no special exhibition opened in either.',
  ],
  per: 'a week',
  hours: [
    { label: 'Download and join exports', before: 4, after: 0 },
    { label: 'Correct dates, names and totals', before: 3.5, after: 0.2 },
    { label: 'Fill and format workbooks', before: 3, after: 0.1 },
    { label: 'Send, read and answer questions', before: 1.5, after: 0.9 },
  ],
};
