import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const reportingAutomation: StarterService = {
  name: 'Reporting Automation',
  description:
    'A report you build by hand today, built once and run on a schedule. I trace it back to its sources and script the joins and checks, and it alerts you when a number looks wrong.',
  category: 'data_engineering',
  price: 1800,
  priceDisplay: 'From $1,800',
  pricing: 'quote',
  isActive: true,
  showOnLanding: true,
  sortOrder: 3,
  iconName: 'workflow',
  situation: 'Someone builds the same report by hand every week or month.',
  audience: 'Teams whose numbers come from databases, exports or spreadsheets.',
  notFor: 'A report you need once, or one whose definitions still change every time.',
  duration: 'Two to four weeks for one report',
  availability: 'Usually within three weeks',
  deliverables: bullets(
    'One recurring report that runs on a schedule and sends itself to its readers',
    'Checks on row counts, totals and duplicates that stop the report and say why',
    'The script in your own repository or shared folder, with a two-page guide',
    'A one-hour handover with the person who’ll look after it',
  ),
  process: numbered(
    'You show me how the report is made today. I write down every step and every source.',
    'You get a fixed quote and a date. Work starts when you agree to both.',
    'I build the script and run it beside the manual report until the two agree.',
    'We switch over, and I stay available for two more runs.',
  ),
  priceCovers: bullets(
    '**From $1,800:** about twelve hours of my work on one report, with up to two sources and five recipients',
    'Two rounds of changes before the switch',
    'Support by email for the first two runs after it',
    'More reports, sources or recipients are in the quote before work starts',
  ),
  questions: answered({
    'Do we have to buy new software?':
      'Usually not. The report runs on what you have: a scheduled task, Python and your database or files.',
    'Can we keep the spreadsheet people know?':
      'Yes. The script fills the same workbook, with its sheets, formats and totals.',
    'What happens when something breaks later?':
      'The guide covers the usual causes. For anything else, write to me, and I’ll quote the repair first.',
  }),
  sample: 'See [the reporting class and a whole weekly report](/portfolio/quickreports).',
};
