import { type Reads, idIn, list, read } from './screen-reads.ts';

/** A screen: of one record or of a list. */
export interface RecordScreen {
  path: string;
  label: string;
  /** The server embeds these responses into the page; the browser prefetches them when a link is hovered. */
  reads: Reads;
}

/** The address of a customer's record. */
export const CUSTOMER_PATH = '/admin/customers/:id';

/** The address of a company. */
export const COMPANY_PATH = '/admin/companies/:id';

/** The first page for a new owner. */
export const FIRST_RUN_PATH = '/admin/start';

/** The address of a new invoice. */
export const NEW_INVOICE_PATH = '/admin/invoices/new';
const INVOICE_PATH = '/admin/invoices/:id';

/** The address of a new offer: for the customer of `customerId`, as a copy of the offer of `copy`. */
export const NEW_OFFER_PATH = '/admin/offers/new';
const OFFER_PATH = '/admin/offers/:id';

/** Where the owner allows an assistant what it asks for. */
export const ASSISTANT_CONSENT_PATH = '/admin/assistants/connect';

/** The address of a new essay. */
export const NEW_ESSAY_PATH = '/admin/essays/new';
const ESSAY_PATH = '/admin/essays/:id';

/** The screens of single records, and others that only links lead to. */
export const recordScreens = [
  {
    path: CUSTOMER_PATH,
    label: 'Customer',
    reads: (search, id) => [
      read('/api/customers/:id', {}, { id }),
      read('/api/customers/:id/tags', {}, { id }),
      read('/api/customers/:id/companies', {}, { id }),
      read('/api/customers/:id/fields', {}, { id }),
      read('/api/customers/:id/account', {}, { id }),
      read('/api/customers/:id/merging', {}, { id }),
      read('/api/admin/customers/:id/money', {}, { id }),
      read('/api/admin/assistant-drafts', { customerId: id }),
      ...list('/api/customers/:id/activities', search, '', 50, { id }),
      read('/api/admin/tasks', { limit: 50, customerId: id, state: 'open' }),
      read('/api/admin/customers/:id/messages', { limit: 50 }, { id }),
      read('/api/admin/sessions', { limit: 50, customerId: id }),
      read('/api/admin/offers', { limit: 50, customerId: id }),
      read('/api/admin/purchases', { limit: 50, customerId: id }),
      read('/api/admin/audit', { limit: 50, relation: 'customers', recordId: id }),
    ],
  },
  {
    path: '/admin/purchases/:id',
    label: 'Purchase',
    reads: (_, id) => [
      read('/api/admin/purchases/:id', {}, { id }),
      read('/api/admin/sessions', { limit: 50, purchaseId: id }),
      read('/api/admin/invoices', { limit: 50, purchaseId: id }),
    ],
  },
  {
    path: COMPANY_PATH,
    label: 'Company',
    reads: (_, id) => [
      read('/api/admin/companies/:id', {}, { id }),
      read('/api/admin/companies/:id/people', { limit: 50 }, { id }),
      read('/api/admin/companies/:id/money', {}, { id }),
      read('/api/admin/companies/:id/messages', { limit: 50 }, { id }),
      read('/api/admin/companies/:id/changes', { limit: 50 }, { id }),
      read('/api/activities', { limit: 50, companyId: id }),
      read('/api/admin/purchases', { limit: 50, companyId: id }),
      read('/api/admin/invoices', { limit: 50, companyId: id }),
      read('/api/admin/sessions', { limit: 50, companyId: id }),
      read('/api/admin/mails', { limit: 50, companyId: id }),
    ],
  },
  {
    path: NEW_INVOICE_PATH,
    label: 'New invoice',
    reads: () => [read('/api/admin/business-profile'), read('/api/customers', { limit: 8 })],
  },
  {
    path: INVOICE_PATH,
    label: 'Invoice',
    reads: (_, id) => [read('/api/admin/invoices/:id', {}, { id })],
  },
  {
    path: NEW_OFFER_PATH,
    label: 'New offer',
    reads: (search) => [
      read('/api/admin/business-profile'),
      read('/api/admin/offer-templates'),
      read('/api/services'),
      ...idIn(search.get('copy')).map((id) => read('/api/admin/offers/:id', {}, { id })),
    ],
  },
  {
    path: OFFER_PATH,
    label: 'Offer',
    reads: (_, id) => [
      read('/api/admin/offers/:id', {}, { id }),
      read('/api/admin/business-profile'),
    ],
  },
  {
    path: '/admin/retainers/:id',
    label: 'Retainer',
    reads: (_, id) => [read('/api/admin/retainers/:id', {}, { id })],
  },
  {
    path: FIRST_RUN_PATH,
    label: 'Set up',
    reads: () => [
      read('/api/admin/site-content/:name', {}, { name: 'site' }),
      read('/api/admin/business-profile'),
    ],
  },
  { path: ASSISTANT_CONSENT_PATH, label: 'Connect an assistant', reads: () => [] },
  { path: NEW_ESSAY_PATH, label: 'New essay', reads: () => [] },
  {
    path: ESSAY_PATH,
    label: 'Essay',
    reads: (_, id) => [read('/api/admin/essays/:id', {}, { id })],
  },
] as const satisfies readonly RecordScreen[];

/** The address of a screen that the navigation does not lead to. */
export type RecordPath = (typeof recordScreens)[number]['path'];
