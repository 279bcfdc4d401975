/** Texts of the reporting class. */
export const quickreports = {
  figures: [
    { value: '90%', label: 'less time spent on recurring reports' },
    { value: '5 minutes', label: 'to describe a new report' },
    { value: '20 lines', label: 'of code, and most of them are names' },
  ],
  problem: {
    title: 'A morning, every week',
    paragraphs: [
      'I timed it once, on a Tuesday. Export from the first system: nine minutes. From the second: fourteen, as the first try ran into a lock. Copy, paste, fix the dates, drag the formulas down, notice the new unit, start again. The report went out at noon, and it was hours out of date.',
      'None of that needs a person. What needs a person is deciding what the report should say, and reading it. So I wrote a class that does everything in between.',
    ],
  },
  steps: {
    title: 'What it does while you have coffee',
    tiles: [
      {
        name: 'Asks',
        text: 'Runs your query with this week’s dates. Parameters are written as people say them: “monday, last week”.',
      },
      {
        name: 'Checks',
        text: 'Compares row counts, totals and duplicates with what you expect, and stops with a sentence when they differ.',
      },
      {
        name: 'Fills',
        text: 'Puts the rows into the workbook that people know: its sheets, number formats, column widths and totals.',
      },
      {
        name: 'Sends',
        text: 'Mails each reader their own part, keeps a dated copy, and tells me, not your readers, when something went wrong.',
      },
    ],
  },
  sample: {
    title: 'A whole report',
    file: 'weekly_giving.py',
    caption:
      'Everything there is to one weekly report for sixteen units: 20 lines, about five minutes to write, and nothing to do by hand afterward.',
  },
  results: {
    title: 'What changed',
    paragraphs: [
      'Recurring reports take 90% less time: what was a morning is the time it takes to read the result. More than 15 business units get theirs this way, each with its own numbers and none with a colleague’s.',
      'The quieter change is that mistakes became rare and loud. A total that does not fit the ledger no longer goes out with an apology two days later. It does not go out at all, and at half past six I get a message that says which line it was.',
    ],
  },
  fits: {
    title: 'Is it for you?',
    yes: {
      name: 'It fits when',
      points: [
        'the same report goes out more than twice',
        'the numbers come from a database, or could',
        'somebody checks the result by eye today',
      ],
    },
    no: {
      name: 'It does not when',
      points: [
        'the question changes each time: then you want a conversation, not a report',
        'the last three went unread: then we should stop it, which is cheaper',
      ],
    },
  },
} as const;
