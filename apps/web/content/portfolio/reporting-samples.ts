/** Seven dashboards: what each was asked, who reads it, and what it changed. */
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
      'They were built for the advancement office of a university and the business units that it serves: schools, libraries, athletics, a hospital. These are the people who ask for gifts, thank for them, and have to say every week whether there were enough.',
      'The numbers are invented, by a script with a seed, because the real ones belong to the people I built these for. The questions, the readers and what happened afterwards are as they were, without names.',
    ],
  },
  labels: { question: 'The question', readers: 'Who reads it', decision: 'What it changed' },
  fullSize: 'See it at full size',
  boards: [
    {
      slug: 'executive-summary',
      title: 'Advancement at a glance',
      question: 'Are we on course for the year, and who needs help to get there?',
      readers:
        'The vice president and sixteen unit leads, every Monday at eight, in place of a slide deck.',
      decision:
        'With three months left, a writer and a gift officer went to the units that were behind, instead of one more appeal to everyone.',
      alt: 'Dashboard for the nine months through March: $37.5M raised, 5.0% ahead of plan and +10.6% on last year, from 14,212 donors. A line runs above the plan since December. Bars compare sixteen units with their plans: 6 of 16 are more than 5% behind, Engineering most visibly, with 4.3 of 5.1 million.',
    },
    {
      slug: 'campaign-progress',
      title: 'Campaign progress',
      question: 'Do we reach the goal on time at the pace we are going?',
      readers: 'The campaign committee, four times a year, on paper.',
      decision:
        'A share that was ahead of the calendar had looked like good news. The dotted line was not, and two searches for principal gift officers were opened that week.',
      alt: 'Dashboard of a seven-year campaign: $154.0M of $250M committed, which is 62% of the goal with 61% of the time gone. At the present pace of $7.5M a quarter the line ends at $236M; it would take $8.7M. 33 of 51 gifts of $1M and above are secured. Of five priorities, buildings are furthest behind, at 49%.',
    },
    {
      slug: 'annual-giving-pipeline',
      title: 'Annual giving pipeline',
      question: 'Where between the appeal and the gift do we lose people?',
      readers: 'The annual giving team, while an appeal is still running and can be changed.',
      decision:
        'The loss was not in the appeal itself, where everyone had looked, but in a form with nineteen fields. The new one has five.',
      alt: 'Dashboard of a year of appeals: of 42,180 people asked, 31,946 were reached, 9,417 came to the page, 5,208 began a gift and 4,361 gave, on average $164. With the new form 84% finish what they began, after 72%. Below, gifts by channel peak in December, and every decade of graduates but the sixties responds more than last year.',
    },
    {
      slug: 'donor-retention',
      title: 'Donor retention',
      question: 'Do people who give once give again, and since when do more of them?',
      readers: 'Stewardship, and the budget office once a year.',
      decision:
        'Calls to first-time donors had been an experiment with three students. The step in the picture made them a line in the budget.',
      alt: 'Dashboard with a heat map of nine years of new donors. Of those who first gave before 2022, 27 to 32% gave again a year later; since first gifts are followed by a call within a week it is 42 to 44%. This year 45% were kept after a first gift and 66% after later ones; 3,277 donors are new, and +1,428 were won net of those lost.',
    },
    {
      slug: 'gift-officers',
      title: 'Portfolios and moves',
      question: 'Who in our care has not heard from us, and what is about to be decided?',
      readers: 'The director of major gifts and eight officers, in one room, once a month.',
      decision:
        'The dots on the right were not the officers’ fault. Two portfolios had simply grown past what one person can call, and forty people changed hands.',
      alt: 'Dashboard of 968 people in eight portfolios. Dots show the days since the last contact: 57% within 90 days, 18% over 180 days, most of them with two officers, Diaz and Grant. Bars show people by stage and moves a month; open asks come to $31.6M, of which 4.3 are past due.',
    },
    {
      slug: 'event-attendance',
      title: 'Events and what follows',
      question: 'Which evenings lead to gifts, and which only to a bill?',
      readers: 'The events team, and the deans who like galas.',
      decision:
        'One gala in three was given up. What it had cost paid for a season of small dinners, which had not counted as fundraising before.',
      alt: 'Dashboard of 48 events with 9,151 guests, 59% of those registered. A chart of circles sets the cost per guest against the share who gave within 90 days, 16.9% overall: small dinners reach about half at some $110 a guest, galas a quarter at over $200, lectures and online events under 15%. A giving guest costs $384 on average, $990 after a gala.',
    },
    {
      slug: 'data-quality',
      title: 'Data quality scorecard',
      question: 'Which records can we not rely on, and who has to fix them?',
      readers: 'The data stewards of sixteen units, and I read along.',
      decision:
        'Every failing record got an owner and a date. An import that had lost its degrees was found on a Tuesday, not in the alumni magazine.',
      alt: 'Dashboard of 325,769 records and six checks: 96.6% of checks passed, after 92.5% a year ago, with one dip at an import that lacked degrees. 65,575 checks fail, email most often. A table colors sixteen units by check: Nursing, Arts and Letters and Business fail most, and 6 of 16 units are below 96%.',
    },
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
      'Before there were dashboards there was a person who made a deck. It took her most of two days a month and she did it well. The same seven pages are now drawn every night, and the recurring part of that work takes 90% less time: reading, asking back, and saying what the picture does not show.',
      'Each figure is counted twice, once for the dashboard and once for the ledger, by two queries that were written without looking at each other. I have yet to see a year in which they never disagreed. That is what they are for.',
    ],
  },
} as const;

export type SampleBoard = (typeof reportingSamples)['boards'][number];
