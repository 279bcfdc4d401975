import * as z from 'zod/mini';
import { group, line, list } from '../fields.ts';
import { part } from '../part.ts';
import { codeSection, figures, namedSection, textSection } from './tool-fields.ts';

const when = (title: string) =>
  group(title, {
    name: line('Heading', 40),
    points: list('Points', line('Point', 160), { least: 1, most: 8 }),
  });

const schema = z.object({
  figures: figures(),
  problem: textSection('The problem'),
  steps: namedSection('What it does', 'Steps', 'Step'),
  sample: codeSection(),
  results: textSection('Results'),
  fits: group('Who it is for', {
    title: line('Heading', 80),
    yes: when('A good fit'),
    no: when('Not a fit'),
  }),
});

/** Demo content: the results of an invented consultant. */
export const quickreportsPart = part()({
  title: 'QuickReports',
  about: 'The page of the reporting class. Its first screen is under Portfolio.',
  path: '/portfolio/quickreports',
  schema,
  defaults: () => ({
    figures: [
      { value: '90%', label: 'less time spent on recurring reports' },
      { value: '5 minutes', label: 'to describe a new report' },
      { value: '20 lines', label: 'of code, and most of them are names' },
    ],
    problem: {
      title: 'A morning, every week',
      paragraphs: [
        'I timed it once, on a Tuesday. Exporting from the first system took nine minutes. The second took fourteen, because the first try ran into a lock. Then I pasted, fixed the dates, dragged the formulas down, noticed a new unit and started over. The report went out at noon, hours out of date.',
        'None of that needs a person. Deciding what the report should say does, and so does reading it. So I wrote a class that does everything in between.',
      ],
    },
    steps: {
      title: 'What it does while you get coffee',
      items: [
        {
          name: 'Queries',
          text: 'Runs your query with this week’s dates. You write them the way you’d say them, such as “monday, last week”.',
        },
        {
          name: 'Checks',
          text: 'Compares row counts, totals and duplicates with what you expect, and stops with a clear message when something’s off.',
        },
        {
          name: 'Fills',
          text: 'Puts the rows into the workbook people already know, with its sheets, number formats, column widths and totals.',
        },
        {
          name: 'Sends',
          text: 'Emails each reader their own part and keeps a dated copy. If something goes wrong, it tells the analyst, not your readers.',
        },
      ],
    },
    sample: {
      title: 'A complete report',
      caption:
        'Everything one weekly report for sixteen units needs, in 20 lines of code. It takes about five minutes to write and no manual work after that.',
    },
    results: {
      title: 'What changed',
      paragraphs: [
        'Recurring reports took 90% less time. What had been a morning became the time it takes to read the result. More than 15 business units got their reports this way, each with its own numbers and none with a colleague’s.',
        'The quieter change was that mistakes became rare and loud. A total that didn’t match the ledger used to go out, with an apology two days later. Now it stops the report, and a message at half past six names the line.',
      ],
    },
    fits: {
      title: 'Is it right for you?',
      yes: {
        name: 'Good fit',
        points: [
          'The same report goes out again and again.',
          'The numbers come from a database, or could.',
          'Someone checks the result by eye today.',
        ],
      },
      no: {
        name: 'Not a fit',
        points: [
          'The question changes every time. You want a conversation, not a report.',
          'The last three went unread. Let’s stop sending it, which costs less.',
        ],
      },
    },
  }),
});

/** The code that is shown. */
export const quickreportsFile = 'weekly_giving.py';
