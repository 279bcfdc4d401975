import * as z from 'zod/mini';
import { part } from '../part.ts';
import { annualGivingStory } from './dashboards/annual-giving-pipeline.ts';
import { campaignProgressStory } from './dashboards/campaign-progress.ts';
import { dataQualityStory } from './dashboards/data-quality.ts';
import { donorRetentionStory } from './dashboards/donor-retention.ts';
import { eventAttendanceStory } from './dashboards/event-attendance.ts';
import { executiveSummaryStory } from './dashboards/executive-summary.ts';
import { giftOfficersStory } from './dashboards/gift-officers.ts';
import { codeSection, figures, namedSection, textSection } from './tool-fields.ts';

const schema = z.object({
  figures: figures(),
  facts: namedSection('What makes them useful', 'Facts', 'Fact'),
  setting: textSection('Where they come from'),
  sample: codeSection(),
  making: textSection('How they stay accurate'),
});

/** Demo content: the work of an invented consultant. */
export const reportingSamplesPart = part()({
  title: 'Reporting samples',
  about: 'The text around the seven dashboards. Their first screen is under Portfolio.',
  path: '/portfolio/reporting-samples',
  schema,
  defaults: () => ({
    figures: [
      { value: '90%', label: 'less time spent on recurring reports' },
      { value: '15+', label: 'business units that opened one every week' },
      { value: '7', label: 'dashboards here, one question each' },
    ],
    facts: {
      title: 'What makes them useful',
      items: [
        {
          name: 'One question each',
          text: 'It’s below the title, worded the way it was asked. Anything that doesn’t help answer it is left out.',
        },
        {
          name: 'Ready before you are',
          text: 'A nightly run queries the warehouse, checks the totals against the ledger and draws the charts. If the totals differ, nothing goes out.',
        },
        {
          name: 'One page for everyone',
          text: 'More than 15 business units read the same page, each with its own numbers first. No one keeps a private copy.',
        },
        {
          name: 'Readable on paper',
          text: 'Some decision makers print things. Blue and copper survive that, and so do lines that are labeled where they end.',
        },
      ],
    },
    setting: {
      title: 'Where they come from',
      paragraphs: [
        'Until 2023 I built dashboards like these for a university’s advancement office and the business units it serves, such as schools, libraries and athletics. These are the people who ask for gifts, say thank you, and report every week on whether there were enough.',
        'The office, the names, the numbers and the decisions are all synthetic, because the real ones belong to my former employer. Each dashboard has one dataset. Its picture, its key figures, its tables and every number in the text are computed from it, and a test adds them up.',
        'Donor counts differ from one dashboard to the next because the rules do. “Advancement at a glance” counts everyone who paid anything, including companies and people paying off a pledge. “Donor retention” counts only living people who made a new gift.',
      ],
    },
    sample: {
      title: 'How one number is calculated',
      caption:
        'The share of people who give again after a first gift, as the retention dashboard counts it. Each rule names the office that made it, so there’s no argument about it later.',
    },
    making: {
      title: 'How they stay accurate',
      paragraphs: [
        'Before the dashboards, someone built a deck by hand, which took most of two days per month. The same seven pages were then drawn every night, and the recurring work took 90% less time. What was left was reading them, asking questions, and explaining what the charts don’t show.',
        'I calculate each figure twice, once for the dashboard and once for the ledger, with two queries written independently. In every year so far they have disagreed at least once, and each time we found the mistake before anyone saw it.',
      ],
    },
  }),
});

/** Texts that are the same on every site, and seven dashboards, each drawn from its own dataset. */
export const reportingSamples = {
  keyFigures: 'Key figures',
  data: 'The data as tables',
  panHint: 'Swipe or use the arrow keys to see the whole picture.',
  labels: { question: 'The question', readers: 'Who reads it', decision: 'What it leads to' },
  fullSize: 'See it at full size',
  boards: [
    executiveSummaryStory,
    campaignProgressStory,
    annualGivingStory,
    donorRetentionStory,
    giftOfficersStory,
    eventAttendanceStory,
    dataQualityStory,
  ],
  file: 'kept_after_first_gift.sql',
} as const;

export type SampleBoard = (typeof reportingSamples)['boards'][number];
