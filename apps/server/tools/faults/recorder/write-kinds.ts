import type { Write } from './write.ts';

/** The records that writes use. */
export interface Subjects {
  customerId: number;
  serviceId: number;
  purchaseIds: number[];
  /** Invoices that are drafted, but not issued yet. */
  drafts: Pick<Write, 'marker' | 'id'>[];
}

/** A kind of write, which leaves its marker in one column of one row. */
export interface WriteKind {
  name: string;
  isOwners: boolean;
  /** Whether it sends an Idempotency-Key. */
  isKeyed: boolean;
  table: string;
  column: string;
  /** Counts only rows that match this condition. */
  where?: string;
  /** Returns undefined if there is no record to write to yet. */
  request(
    marker: string,
    subjects: Subjects,
  ): { path: string; body: object; marker?: string } | undefined;
}

const any = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)]!;

const byOwner = { isOwners: true, isKeyed: true };
const byStranger = { isOwners: false, isKeyed: false };

export const writeKinds: WriteKind[] = [
  {
    name: 'contact',
    ...byStranger,
    table: 'contact_submissions',
    column: 'name',
    request: (marker) => ({
      path: '/api/contact',
      body: {
        name: marker,
        email: `${marker}@example.com`,
        message: 'I would like to know more about the Level-Up Pack.',
        preferredContact: 'email',
      },
    }),
  },
  {
    name: 'newsletter sign-up',
    ...byStranger,
    table: 'subscribers',
    column: 'email',
    request: (marker) => {
      const email = `${marker}@example.com`;
      return { path: '/api/newsletter', body: { email }, marker: email };
    },
  },
  {
    name: 'customer',
    ...byOwner,
    table: 'customers',
    column: 'name',
    request: (marker) => ({ path: '/api/customers', body: { name: marker } }),
  },
  {
    name: 'activity',
    ...byOwner,
    table: 'activities',
    column: 'subject',
    request: (marker, { customerId }) => ({
      path: '/api/activities',
      body: { customerId, type: 'call', subject: marker },
    }),
  },
  {
    name: 'sale',
    ...byOwner,
    table: 'purchase_notes',
    column: 'text',
    request: (marker, { customerId, serviceId }) => ({
      path: '/api/admin/purchases',
      body: { customerId, serviceId, note: marker },
    }),
  },
  {
    name: 'payment',
    ...byOwner,
    table: 'payments',
    column: 'note',
    request: (marker, { purchaseIds }) => ({
      path: `/api/admin/purchases/${any(purchaseIds)}/payments`,
      body: { amount: 0.01, method: 'cash', note: marker },
    }),
  },
  {
    name: 'invoice',
    ...byOwner,
    table: 'invoices',
    column: 'note',
    request: (marker, { customerId }) => ({
      path: '/api/admin/invoices',
      body: {
        customerId,
        lines: [{ text: 'Dashboard Design', quantity: 1, unitPrice: 950, taxRate: 0 }],
        note: marker,
      },
    }),
  },
  {
    name: 'invoice issue',
    isOwners: true,
    isKeyed: false,
    table: 'invoices',
    column: 'note',
    where: 'number is not null',
    request: (_, { drafts }) => {
      const draft = drafts.shift();
      if (draft === undefined) return undefined;
      const { marker, id } = draft;
      return { path: `/api/admin/invoices/${id}/issue`, body: { version: 1 }, marker };
    },
  },
  {
    name: 'message',
    ...byOwner,
    table: 'messages',
    column: 'subject',
    request: (marker, { customerId }) => ({
      path: `/api/admin/customers/${customerId}/messages`,
      body: { subject: marker, body: 'Thank you for writing.' },
    }),
  },
];
