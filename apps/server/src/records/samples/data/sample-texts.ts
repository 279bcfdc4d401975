import type { ActivityType } from '@polaris/contracts';

/** What people write in the contact form. */
export const questions = [
  'Our monthly donor report takes two people three days. I would like to know what it would take to automate it, and whether we can keep the spreadsheet our board is used to.',
  'I run a small studio and keep everything in four different sheets. Could we start with a strategy session?',
  'We merged two customer lists last year and have been finding duplicates ever since. How do you price a clean-up?',
  'I saw the Level-Up Pack. I am an analyst with three years of SQL, is it too basic for me?',
  'Our dashboard has forty charts and nobody opens it. Help.',
  'Could you review a proposal from a vendor before we sign it on the 15th?',
  'We are hiring our first data engineer and nobody here can interview one. Do you do that?',
  'Is there a way to get our warehouse data into the CRM without buying another tool?',
];

interface SampleActivity {
  type: ActivityType;
  subject: string;
  description: string | null;
}

const activity = (
  type: ActivityType,
  subject: string,
  description: string | null = null,
): SampleActivity => ({ type, subject, description });

/** What happens with a customer, in this order. */
export const activities: readonly SampleActivity[] = [
  activity('call', 'First call', 'Walked through where the numbers come from today.'),
  activity('email', 'Sent the proposal', 'Two options, the smaller one recommended.'),
  activity('meeting', 'Working session', 'Rebuilt the join together; one source still missing.'),
  activity('note', 'Board meets in the second week', 'Nothing goes live before that.'),
  activity('text', 'Moved Thursday to Friday'),
  activity('service_completed', 'Handed over the report', 'Runs every Monday at six.'),
];

/** Titles of tasks, and in how many days each is due. */
export const tasks: readonly (readonly [title: string, inDays: number])[] = [
  ['Send the summary of the last session', -3],
  ['Ask for the missing source', -1],
  ['Prepare the review', 0],
  ['Check last month’s numbers against the books', 0],
  ['Draft the proposal', 1],
  ['Book a room for the workshop', 3],
  ['Ask for a testimonial', 6],
  ['Plan the next quarter', 9],
];

/** A client's message, the answer if there is one, and how many days ago it came. */
export const conversations: readonly (readonly [
  text: string,
  answer: string | null,
  ago: number,
])[] = [
  [
    'Could we look at last month’s numbers once more before the board meets?',
    'Of course. I will send you a marked copy tomorrow.',
    62,
  ],
  [
    'The report ran on Monday for the first time without anyone touching it. Thank you!',
    'Lovely to hear. Next week I will show you how to add a source.',
    41,
  ],
  ['Can we move Thursday to Friday?', 'Friday at ten works. The invitation is updated.', 24],
  ['Who else should be in the review?', 'The two people who use the report most.', 12],
  [
    'I have uploaded the two lists. The second one has a strange column.',
    'Got them. The column is the old number of the store.',
    7,
  ],
  ['Is the invoice for the first half or for everything?', null, 1],
  ['We have a second team that would like the same. Could you call me?', null, 0],
];
