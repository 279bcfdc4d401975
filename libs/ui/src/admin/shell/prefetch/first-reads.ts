import {
  type AdminPath,
  CUSTOMER_PATH,
  INVOICE_PATH,
  NEW_INVOICE_PATH,
  customerStatusLabels,
} from '@polaris/contracts';

/*
 * What each screen reads first, as addresses of the API. The server puts the answers into the page of a
 * screen, and the browser reads them when a link to it is pointed at. So this runs in both, and imports
 * no screen.
 */

type Reads = (search: URLSearchParams, id: string) => string[];

/** What the frame reads on every screen. */
const frame = [
  '/api/auth/user',
  '/api/admin/contact-submissions?limit=1&status=new',
  '/api/activities/due?limit=1',
];

/** The server does not know when a day begins where the owner is: such a list is left to the screen. */
const days = 'receivedAfter receivedBefore activeAfter activeBefore sinceAfter sinceBefore'.split(
  ' ',
);

/** A list with those of the parameters that the address has. */
function list(path: string, search: URLSearchParams, parameters = '', limit = 50): string[] {
  if (days.some((day) => search.has(day))) return [];
  const query = new URLSearchParams({ limit: String(limit) });
  for (const name of parameters.split(' '))
    if (search.get(name)) query.set(name, search.get(name)!);
  return [`${path}?${query}`];
}

const CONTACTS = '/api/admin/contact-submissions';
const GRID = '/api/admin/customers';
const gridParameters =
  'q status tag company valueFrom valueTo owed followUpBy fieldFilters sort fields';

/** The list itself, or the columns of the board. */
function customers(search: URLSearchParams): string[] {
  if (search.get('layout') !== 'board') {
    // Columns that show fields are called field.7.
    const fields = [...(search.get('columns') ?? '').matchAll(/\bfield\.(\d+)/g)];
    const query = new URLSearchParams(search);
    query.set('fields', fields.map(([, id]) => id).join());
    return list(GRID, query, gridParameters, 100);
  }
  const shown = search.get('status')?.split(',') ?? Object.keys(customerStatusLabels);
  const column = (status: string) => new URLSearchParams([...search, ['status', status]]);
  return [
    ...list(GRID, search, gridParameters, 1),
    ...shown.flatMap((status) => list(GRID, column(status), gridParameters, 30)),
  ];
}

const reads = {
  '/admin': () => [
    '/api/admin/backups',
    '/api/admin/checklist',
    '/api/admin/money',
    '/api/admin/sessions?when=upcoming&limit=5',
    '/api/activities/due?limit=10',
    `${CONTACTS}?limit=1`,
    `${CONTACTS}?limit=5&status=new`,
    '/api/activities/recent?limit=5',
    '/api/admin/statistics/weeks',
  ],
  '/admin/contacts': (search) => [
    '/api/admin/views?kind=contacts',
    ...list(CONTACTS, search, 'q status prefers phone'),
    ...idIn(search.get('highlight')).map((id) => `${CONTACTS}/${id}/messages`),
  ],
  '/admin/services': () => ['/api/services'],
  '/admin/customers': (search) => [
    '/api/admin/views?kind=customers',
    '/api/admin/customer-fields',
    '/api/admin/tags',
    `${CONTACTS}?limit=50&converted=false`,
    ...customers(search),
  ],
  '/admin/activity': (search) => [
    '/api/customers?limit=8',
    ...list('/api/activities', search, 'q type'),
  ],
  '/admin/assets': () => ['/api/assets'],
  '/admin/purchases': (search) => list('/api/admin/purchases', search, 'q status'),
  '/admin/invoices': (search) => list('/api/admin/invoices', search, 'q state'),
  '/admin/money': (search) => {
    const year = search.get('year');
    return [year ? `/api/admin/money?year=${Number(year)}` : '/api/admin/money'];
  },
  '/admin/testimonials': (search) => list('/api/admin/testimonials', search, 'q status'),
  '/admin/subscribers': (search) => [
    '/api/admin/newsletter/essays',
    ...list('/api/admin/subscribers', search, 'q status'),
  ],
  '/admin/mail': (search) => ['/api/admin/backups', ...list('/api/admin/mails', search, 'status')],
  '/admin/reply-templates': () => ['/api/admin/reply-templates'],
  '/admin/business-profile': () => ['/api/admin/business-profile'],
  '/admin/audit': (search) =>
    list(
      '/api/admin/audit',
      new URLSearchParams({ relation: search.get('records') ?? '' }),
      'relation',
    ),
  '/admin/trash': (search) => list('/api/admin/trash', search),
  '/admin/backups': () => ['/api/admin/backups'],
  [CUSTOMER_PATH]: (search, id) => [
    `/api/customers/${id}`,
    `/api/customers/${id}/tags`,
    `/api/customers/${id}/fields`,
    `/api/customers/${id}/account`,
    `/api/admin/customers/${id}/money`,
    ...list(`/api/customers/${id}/activities`, search),
    `/api/admin/sessions?limit=50&customerId=${id}`,
    `/api/admin/purchases?limit=50&customerId=${id}`,
    `/api/admin/audit?limit=50&relation=customers&recordId=${id}`,
  ],
  [NEW_INVOICE_PATH]: () => ['/api/admin/business-profile', '/api/customers?limit=8'],
  [INVOICE_PATH]: (_, id) => [`/api/admin/invoices/${id}`],
} satisfies Record<AdminPath, Reads> & Record<string, Reads>;

const patterns = Object.keys(reads) as (keyof typeof reads)[];

const idIn = (text: string | null): string[] => (/^[1-9]\d*$/.test(text ?? '') ? [text!] : []);

/** The reads of a screen at an address of the admin area; none where there is no screen. */
export function firstReads({ pathname, searchParams }: URL): string[] {
  for (const pattern of patterns) {
    if (pattern === pathname) return [...frame, ...reads[pattern](searchParams, '')];
    const [id] = pattern.endsWith('/:id') ? idIn(pathname.slice(pattern.length - 3)) : [];
    if (id && pathname === pattern.replace(':id', id))
      return [...frame, ...reads[pattern](searchParams, id)];
  }
  return [];
}
