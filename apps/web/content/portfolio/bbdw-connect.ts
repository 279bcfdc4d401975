import * as z from 'zod/mini';
import { choice, group, line, list, paragraph } from '../fields.ts';
import { part } from '../part.ts';
import { codeSection, figures, namedTexts, textSection } from './tool-fields.ts';

const schema = z.object({
  figures: figures(),
  problem: textSection('The problem'),
  tiles: group('What it knows', {
    title: line('Heading', 80),
    items: list(
      'Tiles',
      group('Tile', {
        name: line('Name', 60),
        text: paragraph('Text', 400),
        section: choice('Scrolls to', ['words', 'sample', 'templates']),
      }),
      { least: 1 },
    ),
  }),
  words: textSection('Terms and joins'),
  sample: codeSection(),
  templates: group('Templates', {
    title: line('Heading', 80),
    text: paragraph('Text', 300),
    items: namedTexts('Templates', 'Template'),
  }),
  results: textSection('Results'),
});

/** Demo content: the results of an invented consultant. */
export const bbdwConnectPart = part()({
  title: 'BBDW Connect',
  about: 'The page of the connector to a data warehouse. Its first screen is under Portfolio.',
  path: '/portfolio/bbdw-connect',
  schema,
  defaults: () => ({
    figures: [
      { value: '85%', label: 'less time from question to data' },
      { value: '5 minutes', label: 'from installing it to being productive' },
      { value: '8', label: 'template datasets to start from' },
    ],
    problem: {
      title: 'Three people knew the way',
      paragraphs: [
        'The warehouse held everything: twenty years of gifts, pledges, people, degrees and events. It also held four columns called amount, two kinds of dates in one field, and a constituent table that marked the dead in three different ways.',
        'Three people knew all that. Everyone else waited for one of them, or wrote a query and got a number that was off by an amount they couldn’t explain. The knowledge wasn’t secret. It just wasn’t where people work.',
      ],
    },
    tiles: {
      title: 'What the connector knows',
      items: [
        {
          name: 'Sign-in',
          text: 'It signs in as you, with your rights. There’s no password in a file, no shared account and nothing for IT to worry about.',
          section: 'sample' as const,
        },
        {
          name: 'Everyday terms',
          text: 'Ask for “gifts”, “class year” or “fund”. It knows the tables and columns behind each term.',
          section: 'words' as const,
        },
        {
          name: 'Joins',
          text: 'It knows which keys belong together, where a left join is needed, and where an innocent-looking join would double the money.',
          section: 'words' as const,
        },
        {
          name: 'Types',
          text: 'Dates come back as dates, and money comes back exact. A missing value comes back as missing, not as the year 1900.',
          section: 'sample' as const,
        },
        {
          name: 'Templates',
          text: '8 template datasets answer the questions that come up every month. Most work starts by changing one of them.',
          section: 'templates' as const,
        },
        {
          name: 'The SQL behind it',
          text: 'Every answer carries its SQL. Read it, learn from it, or hand it to your auditors.',
          section: 'sample' as const,
        },
      ],
    },
    words: {
      title: 'Terms and joins, written down once',
      paragraphs: [
        'Behind the connector is a small dictionary. Each entry has the term people use, the column it means, the rule that makes it right, and the name of the person who decided. When finance changes what counts as a gift, one line changes, and every report that says “gift” is right again the next morning.',
        'Every night the dictionary is tested against totals that finance publishes. If the two disagree, the connector says so before an analyst finds out in a meeting.',
      ],
    },
    sample: {
      title: 'A question, in code',
      caption: 'From nothing to a table you can trust. It used to start with a ticket.',
    },
    templates: {
      title: 'Eight places to start',
      text: 'Each template is a dataset with its columns named, its rules applied and its total checked.',
      items: [
        { name: 'Gifts and pledges', text: 'what came in, what was promised, what’s overdue' },
        { name: 'Donor retention', text: 'who gave again, who stopped, and since when' },
        { name: 'New donors', text: 'first gifts, and what led up to them' },
        { name: 'Event attendance', text: 'who was invited, who came, who gave within 90 days' },
        { name: 'Gift officer portfolio', text: 'people, stages, last contact, next step' },
        { name: 'Campaign progress', text: 'progress toward the goal, by unit and by month' },
        { name: 'Mailing list', text: 'who may be contacted and how, or why not' },
        { name: 'Data quality', text: 'what’s missing, duplicated or impossible, and where' },
      ],
    },
    results: {
      title: 'What changed',
      paragraphs: [
        'Getting from a question to its data took 85% less time. New analysts were productive after 5 minutes: install, import, ask. Before, the first right number took them about a month, and the first wrong one about a day.',
        'Those three people still get questions. They’re better questions now.',
      ],
    },
  }),
});

/** The code that is shown. */
export const bbdwConnectFile = 'ask_the_warehouse.py';
