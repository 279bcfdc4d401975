import { buySessions, openBooking, slotsOf } from './data/booking';
import { MISSING } from './calls';
import { activityInput, invoiceLine, messageInput, replyTemplateInput } from './data/factories';
import { KeyedShop, type RepeatableRequest, TAKEN, TAKEN_EMAIL } from './data/keyed-shop';
import { changeRole, sendContact } from './data/records';
import {
  UPLOAD,
  messageChanges,
  offerChanges,
  paymentChanges,
  writtenOffer,
} from './keyed-changes';
import type { Person } from './test-app';

interface KeyedCall {
  table: string;
  make: (shop: KeyedShop) => Promise<RepeatableRequest>;
  /** For each field of the body, another valid value. */
  changes: Record<string, object>;
  /** Makes this person's request fail until the returned function is called. */
  refuse?: (shop: KeyedShop, person: Person) => Promise<() => Promise<unknown>>;
  /** The error when the same content is sent again, if it is refused. */
  onlyOnce?: string;
  /** The status and the error of another account, if the record is private. */
  ofOthers?: [status: number, detail: string];
}

const timeZone = { timeZone: 'Europe/Berlin' };

const payment = { amount: 60, method: 'cash' };

const otherName = { choices: [{ key: 'name', choice: 'merged' }] };

let requests = 0;

/** A request for each endpoint that takes an Idempotency-Key, by the endpoint's name. */
export const keyedCalls: Record<string, KeyedCall> = {
  bookOwnSession: {
    table: 'sessions_appointments',
    make: async ({ polaris, owner }) => {
      await openBooking(owner);
      const [client, other] = [await polaris.customer(), await polaris.customer()];
      const { id } = await buySessions(owner, client);
      const [slot] = (await slotsOf(client, id)).slots;
      return {
        path: `/api/purchases/${id}/sessions`,
        body: { startTime: slot!.startTime },
        people: [client, other],
      };
    },
    changes: { startTime: { startTime: '2098-01-05T15:00:00Z' }, timeZone },
    onlyOnce: 'This time is no longer free. Please choose another one.',
    ofOthers: [404, 'This purchase was not found.'],
  },
  createActivity: {
    table: 'activities',
    make: async (shop) =>
      shop.ofOwner('/api/activities', activityInput({ customerId: await shop.customer() })),
    changes: {
      customerId: { customerId: MISSING },
      type: { type: 'note' },
      subject: { subject: 'Second call' },
      description: { description: null },
      dueOn: { dueOn: '2099-01-05' },
    },
  },
  createCustomer: {
    table: 'customers',
    make: async (shop) =>
      shop.ofOwner('/api/customers?unlessKnown=true', {
        name: `Sara Kim ${(requests += 1)}`,
        email: `keyed${requests}@example.com`,
      }),
    changes: {
      name: { name: 'Another name' },
      email: { email: TAKEN_EMAIL },
      phone: { phone: '555-0100' },
      company: { company: 'Harbor Trust' },
      notes: { notes: 'Met at the fair' },
      timeZone: { timeZone: 'America/New_York' },
      status: { status: 'potential' },
      totalValue: { totalValue: 60 },
    },
    onlyOnce: 'A customer with this name, email or phone already exists.',
  },
  createInvoice: {
    table: 'invoices',
    make: async (shop) => {
      const draft = { customerId: await shop.customer(), lines: [invoiceLine()] };
      return shop.ofOwner('/api/admin/invoices', draft);
    },
    changes: {
      customerId: { customerId: MISSING },
      purchaseId: { customerId: undefined, purchaseId: MISSING },
      lines: { lines: [invoiceLine({ quantity: 2 })] },
      buyer: { buyer: { name: 'Nova Books' } },
      note: { note: 'Thanks' },
      daysUntilDue: { daysUntilDue: 30 },
    },
  },
  createOffer: {
    table: 'offers',
    make: async (shop) => {
      const [customerId, serviceId] = [await shop.customer(), await shop.service()];
      return shop.ofOwner('/api/admin/offers', { customerId, serviceId, ...writtenOffer() });
    },
    changes: offerChanges,
  },
  creditInvoice: {
    table: 'invoices',
    make: async (shop) => {
      const { id, version } = await shop.issuedInvoice();
      return shop.ofOwner(`/api/admin/invoices/${id}/credit`, { version });
    },
    changes: { version: { version: 7 } },
    onlyOnce: 'This invoice was credited already.',
  },
  createPurchase: {
    table: 'purchases',
    make: async ({ polaris, service }) => ({
      path: '/api/purchases',
      body: { serviceId: await service() },
      people: [await polaris.customer(), await polaris.customer()],
    }),
    changes: {
      serviceId: { serviceId: MISSING },
      amount: { amount: 1200 },
      total: { total: 1200 },
      status: { status: 'active' },
      progress: { progress: 0 },
      timeZone,
    },
  },
  createReplyTemplate: {
    table: 'reply_templates',
    make: (shop) => {
      const input = replyTemplateInput({ name: `Template ${(requests += 1)}` });
      return Promise.resolve(shop.ofOwner('/api/admin/reply-templates', input));
    },
    changes: {
      name: { name: TAKEN },
      subject: { subject: 'Another subject' },
      body: { body: 'Other words' },
      version: { version: 1 },
    },
    onlyOnce: 'There is a template with this name already.',
  },
  mergeCustomers: {
    table: 'customer_merges',
    make: async (shop) => shop.merge(await shop.customer(), await shop.customer()),
    changes: { mergedId: { mergedId: MISSING }, state: { state: 'other' }, choices: otherName },
    onlyOnce: 'This record was merged into Harbor Trust already.',
  },
  createTask: {
    table: 'tasks',
    make: (shop) =>
      Promise.resolve(
        shop.ofOwner('/api/admin/tasks', { title: `Call ${(requests += 1)}`, dueOn: '2098-01-05' }),
      ),
    changes: {
      title: { title: 'Call again' },
      customerId: { customerId: MISSING },
      dueOn: { dueOn: '2099-01-05' },
      dueTime: { dueTime: '15:00' },
    },
  },
  recordInvoicePayment: {
    table: 'payments',
    make: async (shop) =>
      shop.ofOwner(`/api/admin/invoices/${(await shop.issuedInvoice()).id}/payments`, payment),
    changes: paymentChanges,
  },
  recordPayment: {
    table: 'payments',
    make: async (shop) =>
      shop.ofOwner(`/api/admin/purchases/${await shop.sale()}/payments`, payment),
    changes: paymentChanges,
  },
  recordSale: {
    table: 'purchases',
    make: async (shop) => {
      const [customerId, serviceId] = [await shop.customer(), await shop.service()];
      return shop.ofOwner('/api/admin/purchases', { customerId, serviceId, note: 'Welcome.' });
    },
    changes: {
      customerId: { customerId: MISSING },
      userId: { customerId: undefined, userId: 'someone' },
      serviceId: { serviceId: MISSING },
      amount: { amount: 1 },
      status: { status: 'pending' },
      note: { note: 'Other words.' },
    },
  },
  refundPayment: {
    table: 'refunds',
    make: async (shop) => {
      const whole = { ...payment, amount: 1200 };
      const id = await shop.made(`/api/admin/purchases/${await shop.sale()}/payments`, whole);
      return shop.ofOwner(`/api/admin/payments/${id}/refunds`, { amount: 60 });
    },
    changes: {
      amount: { amount: 60.01 },
      reason: { reason: 'Less work' },
      stillOwed: { stillOwed: true },
      cancelSessions: { cancelSessions: true },
    },
  },
  replyToSubmission: {
    table: 'messages',
    make: async (shop) => {
      const { id } = await sendContact(shop.polaris.visitor());
      return shop.ofOwner(`/api/admin/contact-submissions/${id}/reply`, messageInput());
    },
    changes: { ...messageChanges, quote: { quote: false } },
  },
  writeAboutTimeOff: {
    table: 'messages',
    make: async (shop) => {
      const day = new Date(Date.UTC(2098, 5, (requests += 1))).toISOString().slice(0, 10);
      const times = { startTime: `${day}T15:00:00Z`, endTime: `${day}T16:00:00Z` };
      const customerId = await shop.customer();
      await shop.made('/api/admin/sessions', { customerId, title: 'Review', ...times });
      const id = await shop.made('/api/admin/availability-exceptions', { day, kind: 'closed' });
      const { subject, body } = messageInput();
      return shop.ofOwner(`/api/admin/availability-exceptions/${id}/messages`, { subject, body });
    },
    changes: { subject: { subject: 'Another subject' }, body: { body: 'Other words' } },
  },
  writeToCustomer: {
    table: 'messages',
    make: async (shop) =>
      shop.ofOwner(`/api/admin/customers/${await shop.customer()}/messages`, messageInput()),
    changes: messageChanges,
  },
  writeToOwner: {
    table: 'messages',
    make: async ({ polaris }) => ({
      path: '/api/conversation',
      body: { text: `Could we meet on day ${(requests += 1)}?` },
      people: [await polaris.customer(), await polaris.customer()],
    }),
    changes: { text: { text: 'Or on Friday?' }, uploadIds: { uploadIds: [UPLOAD] }, timeZone },
    refuse: async ({ polaris }, person) => {
      await changeRole(polaris, person);
      return () => changeRole(polaris, person);
    },
  },
};
