/** Sample people and notes for a demo. */
export interface DemoContact {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  preferredContact: 'email' | 'phone' | 'any';
  status: 'new' | 'replied' | 'spam';
}

const NAMES = [
  'Maya Okafor',
  'Jonas Lindqvist',
  'Priya Raman',
  'Tomás Herrera',
  'Grace Whitfield',
  'Kenji Morita',
  'Amara Nwosu',
  'Lena Fischer',
  'Diego Castellanos',
  'Hannah Abrams',
  'Omar Haddad',
  'Sofia Marchetti',
  'Caleb Jennings',
  'Yuki Tanabe',
  'Ingrid Solberg',
  'Marcus Bellamy',
];

const QUESTIONS = [
  'Our monthly donor report takes two people three days. I would like to know what it would take to automate it, and whether we can keep the spreadsheet our board is used to.',
  'I run a small studio and keep everything in four different sheets. Could we start with a strategy session?',
  'We merged two customer lists last year and have been finding duplicates ever since. How do you price a clean-up?',
  'I saw the Level-Up Pack. I am an analyst with three years of SQL, is it too basic for me?',
  'Our dashboard has forty charts and nobody opens it. Help.',
  'Could you review a proposal from a vendor before we sign it on the 15th?',
  'We are hiring our first data engineer and nobody here can interview one. Do you do that?',
  'Is there a way to get our warehouse data into the CRM without buying another tool?',
];

export const demoContacts: DemoContact[] = Array.from({ length: 24 }, (_, index) => {
  const name = NAMES[index % NAMES.length]!;
  return {
    name,
    email: addressOf(name, index),
    phone: index % 3 === 0 ? `(310) 555-01${String(10 + index)}` : null,
    message: QUESTIONS[index % QUESTIONS.length]!,
    preferredContact: (['email', 'phone', 'any'] as const)[index % 3]!,
    status: index < 7 ? 'new' : index % 8 === 0 ? 'spam' : 'replied',
  };
});

export const demoCustomers = NAMES.slice(0, 12).map((name, index) => ({
  name,
  email: addressOf(name, index),
  phone: index % 2 === 0 ? `(323) 555-01${String(40 + index)}` : null,
  company: ['Harbor Trust', null, 'Fieldnote Studio', 'Northlight Foods'][index % 4] ?? null,
  status: (['active', 'active', 'on_hold', 'completed', 'potential', 'inactive'] as const)[
    index % 6
  ]!,
  totalValue: [0, 499, 1200, 1999, 3600][index % 5]!,
  notes: index % 3 === 0 ? 'Prefers short mails with one question each.' : null,
}));

export const demoActivities = [
  {
    type: 'call',
    subject: 'First call',
    description: 'Walked through where the numbers come from today.',
  },
  {
    type: 'email',
    subject: 'Sent the proposal',
    description: 'Two options, the smaller one recommended.',
  },
  {
    type: 'meeting',
    subject: 'Working session',
    description: 'Rebuilt the join together; one source still missing.',
  },
  { type: 'follow_up', subject: 'Asked about the missing source', description: null },
  {
    type: 'note',
    subject: 'Board meets in the second week',
    description: 'Nothing goes live before that.',
  },
  {
    type: 'service_completed',
    subject: 'Handed over the report',
    description: 'Runs every Monday at six.',
  },
  { type: 'text', subject: 'Moved Thursday to Friday', description: null },
] as const;

function addressOf(name: string, index: number): string {
  const plain = name.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  return `${plain.toLowerCase().replace(/ /g, '.')}${index >= NAMES.length ? '2' : ''}@example.com`;
}
