import { annualGivingStory } from './dashboards/annual-giving-pipeline.ts';
import { campaignProgressStory } from './dashboards/campaign-progress.ts';
import { dataQualityStory } from './dashboards/data-quality.ts';
import { donorRetentionStory } from './dashboards/donor-retention.ts';
import { eventAttendanceStory } from './dashboards/event-attendance.ts';
import { executiveSummaryStory } from './dashboards/executive-summary.ts';
import { giftOfficersStory } from './dashboards/gift-officers.ts';

/** Seven dashboards: each with the data set that it is drawn from. */
export const reportingSamples = {
  figures: [
    { value: '90%', label: 'less time spent on recurring reports' },
    { value: '15+', label: 'business units that open one every week' },
    { value: '7', label: 'dashboards here, one question each' },
  ],
  facts: {
    title: 'What these reports are for',
    tiles: [
      {
        name: 'One question each',
        text: 'It stands below the title, in the way it was asked. What does not help to answer it is not in the picture.',
      },
      {
        name: 'Ready before you are',
        text: 'A nightly run asks the warehouse, checks the totals against the ledger and draws. When they differ, nothing goes out.',
      },
      {
        name: 'Everyone’s own',
        text: 'More than 15 business units read the same page, each with its own numbers first. There are no private copies on desktops.',
      },
      {
        name: 'Readable on paper',
        text: 'Some of the people who decide print things. Blue and copper survive that, and so does a line that is named where it ends.',
      },
    ],
  },
  setting: {
    title: 'Where they come from',
    paragraphs: [
      'They are of the kind I build for the advancement office of a university and the business units that it serves: schools, libraries, athletics. These are the people who ask for gifts, thank for them, and have to say every week whether there were enough.',
      'Everything in them is synthetic: the office, the names, the numbers and the decisions, since the real ones belong to the people I work for. Each dashboard has one data set, from which its picture, its key figures, its tables and every number in the text are computed, and a test adds them up.',
    ],
  },
  keyFigures: 'Key figures',
  data: 'The data as tables',
  panHint: 'Swipe or use the arrow keys to see all of the picture.',
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
  sample: {
    title: 'How one number is made',
    file: 'kept_after_first_gift.sql',
    caption:
      'The share of people who give again after a first gift, the way the retention dashboard counts it. Each rule has a name beside it, since a rule without a name is the next argument.',
  },
  making: {
    title: 'How they stay true',
    paragraphs: [
      'Before there were dashboards, somebody made a deck by hand, which took most of two days a month. The same seven pages are now drawn every night, and the recurring part of that work takes 90% less time: reading, asking back, and saying what the picture does not show.',
      'Each figure is counted twice, once for the dashboard and once for the ledger, by two queries that were written without looking at each other. I have yet to see a year in which they never disagreed. That is what they are for.',
    ],
  },
} as const;

export type SampleBoard = (typeof reportingSamples)['boards'][number];
