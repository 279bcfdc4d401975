import type { CustomerStatus } from '@polaris/contracts';

/** An order of a sample person; services are counted from the first one with a price. */
export interface SampleOrder {
  service: number;
  /** How many days ago it was placed. */
  ago: number;
  status: 'pending' | 'active' | 'completed' | 'cancelled';
  paid: 'all' | 'half' | 'nothing' | 'returned';
  invoice?: 'draft' | 'issued';
  nextStep?: readonly [text: string, inDays: number];
}

export interface SamplePerson {
  name: string;
  company: string | null;
  status: CustomerStatus;
  tags: readonly string[];
  /** How many days ago they became a customer. */
  ago: number;
  phone: string | null;
  note: string | null;
  orders: readonly SampleOrder[];
}

const person = (
  name: string,
  company: string | null,
  status: CustomerStatus,
  ago: number,
  tags: readonly string[],
  orders: readonly SampleOrder[] = [],
  { phone = null, note = null }: { phone?: string | null; note?: string | null } = {},
): SamplePerson => ({ name, company, status, ago, tags, orders, phone, note });

const order = (
  service: number,
  ago: number,
  status: SampleOrder['status'],
  paid: SampleOrder['paid'],
  invoice?: SampleOrder['invoice'],
  nextStep?: SampleOrder['nextStep'],
): SampleOrder => ({
  service,
  ago,
  status,
  paid,
  ...(invoice && { invoice }),
  ...(nextStep && { nextStep }),
});

/** The first came by the contact form. */
export const samplePeople: readonly SamplePerson[] = [
  person(
    'Maya Okafor',
    'Harbor Trust',
    'active',
    172,
    ['Nonprofit', 'Referral'],
    [
      order(1, 165, 'completed', 'all', 'issued'),
      order(2, 48, 'active', 'half', 'issued', ['Draft of the donor report', 3]),
    ],
    { phone: '(310) 555-0110', note: 'Prefers short mails with one question each.' },
  ),
  person(
    'Jonas Lindqvist',
    'Fieldnote Studio',
    'active',
    158,
    ['Startup'],
    [order(0, 150, 'completed', 'all', 'issued')],
  ),
  person(
    'Priya Raman',
    'Northlight Foods',
    'active',
    143,
    ['Retainer'],
    [
      order(5, 140, 'active', 'all', 'issued', ['Plan the next quarter', 6]),
      order(1, 130, 'completed', 'all', 'issued'),
    ],
    { phone: '(323) 555-0142', note: 'Decides together with the head of operations.' },
  ),
  person(
    'Tomás Herrera',
    'Casa Verde Clinics',
    'completed',
    133,
    ['Referral'],
    [order(3, 128, 'completed', 'all', 'issued')],
  ),
  person(
    'Grace Whitfield',
    'Whitfield & Rowe',
    'active',
    121,
    ['Nonprofit'],
    [order(2, 60, 'active', 'nothing', 'issued', ['Waiting for access to the old reports', -2])],
    { phone: '(310) 555-0118' },
  ),
  person(
    'Kenji Morita',
    null,
    'completed',
    117,
    ['Mentoring'],
    [order(0, 112, 'completed', 'all', 'issued'), order(6, 70, 'completed', 'all')],
  ),
  person(
    'Amara Nwosu',
    'Brightwater Schools',
    'active',
    104,
    ['Nonprofit', 'Retainer'],
    [order(4, 90, 'active', 'half', 'issued', ['Review with three teachers', 5])],
    { phone: '(213) 555-0164' },
  ),
  person(
    'Lena Fischer',
    'Fischer Logistics',
    'on_hold',
    99,
    [],
    [order(2, 80, 'pending', 'nothing', 'draft')],
    { note: 'Budget is frozen until the new year.' },
  ),
  person('Diego Castellanos', 'Northlight Foods', 'active', 92, ['Retainer']),
  person(
    'Hannah Abrams',
    'Abrams Legal Aid',
    'completed',
    88,
    ['Nonprofit'],
    [order(3, 84, 'completed', 'all', 'issued')],
  ),
  person(
    'Omar Haddad',
    null,
    'inactive',
    83,
    ['Mentoring'],
    [order(0, 78, 'cancelled', 'returned', 'issued')],
  ),
  person(
    'Sofia Marchetti',
    'Marchetti Ceramics',
    'active',
    75,
    ['Startup', 'Referral'],
    [
      order(1, 71, 'completed', 'all', 'issued'),
      order(2, 20, 'active', 'half', 'issued', ['Connect the shop', 2]),
    ],
    { phone: '(310) 555-0121', note: 'Best reached after three in the afternoon.' },
  ),
  person(
    'Caleb Jennings',
    'Jennings Solar',
    'active',
    66,
    ['Startup'],
    [order(4, 58, 'active', 'all', 'issued', ['Second round of charts', 4])],
  ),
  person(
    'Yuki Tanabe',
    null,
    'active',
    61,
    ['Mentoring'],
    [order(0, 55, 'active', 'all', 'issued', ['Exercise on joins', 1])],
    { phone: '(323) 555-0150' },
  ),
  person('Ingrid Solberg', 'Solberg Design', 'potential', 52, ['Referral']),
  person(
    'Marcus Bellamy',
    'Bellamy Sports',
    'active',
    47,
    [],
    [order(3, 41, 'active', 'nothing', 'issued', ['Send the list of duplicates', 2])],
    { phone: '(424) 555-0176' },
  ),
  person('Nadia Petrov', 'Harbor Trust', 'active', 43, ['Nonprofit']),
  person(
    'Samuel Osei',
    'Osei Pharmacy Group',
    'active',
    36,
    ['Retainer'],
    [order(5, 33, 'active', 'all', 'issued', ['Interview two candidates', 7])],
    { phone: '(213) 555-0181', note: 'Is hiring a first data engineer.' },
  ),
  person('Clara Jensen', null, 'potential', 29, ['Mentoring']),
  person(
    'Rafael Duarte',
    'Duarte Hotels',
    'active',
    25,
    ['Referral'],
    [order(1, 22, 'completed', 'all', 'issued')],
  ),
  person(
    'Beatrice Lam',
    'Lam & Daughters',
    'active',
    19,
    ['Startup'],
    [order(4, 15, 'pending', 'nothing', 'issued')],
    { phone: '(310) 555-0133' },
  ),
  person('Ethan Brooks', 'Brooks Architects', 'potential', 14, []),
  person(
    'Fatima Zahra',
    'Brightwater Schools',
    'active',
    10,
    ['Nonprofit'],
    [order(0, 8, 'active', 'all', 'issued', ['First exercise', 3])],
  ),
  person('Oliver Grant', 'Grant Outdoor', 'potential', 6, ['Referral']),
  person(
    'Isabel Moreno',
    null,
    'active',
    3,
    ['Mentoring'],
    [order(1, 2, 'pending', 'nothing', 'draft')],
    { phone: '(323) 555-0197' },
  ),
];

export const sampleTags = {
  Nonprofit: 'green',
  Startup: 'blue',
  Retainer: 'yellow',
  Referral: 'gray',
  Mentoring: 'orange',
} as const;
