import {
  type Activity,
  type AdminAppointment,
  type AdminPurchase,
  type ClientMessage,
  type ContactSubmission,
  type Customer,
  type Invoice,
  type Offer,
  type Service,
  type Task,
  activityTypeLabels,
  attendeeName,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { oneLine, untrusted, untrustedFields } from './texts';

const optionalText = z.optional(z.string());
const dollars = z.optional(z.number());

/** A record of any kind in a list; fields that it does not have are left out. */
export const rowSchema = z.object({
  kind: z.string(),
  id: z.int(),
  title: z.string(),
  customer_id: z.optional(z.int()),
  customer: optionalText,
  state: optionalText,
  total: dollars,
  owed: dollars,
  /** When it is due or takes place: a day, or a moment in UTC. */
  due: optionalText,
  created_at: optionalText,
  /** Of tasks and customers: what a change of them needs. */
  version: z.optional(z.int()),
  email: optionalText,
  phone: optionalText,
  ...untrustedFields,
});
export type Row = z.output<typeof rowSchema>;

/** For the list of calls. */
export const namesOf = (rows: readonly Row[]): string[] =>
  rows.map(({ kind, id }) => `${kind} ${id}`);

interface NamedCustomer {
  id: number;
  name: string;
}

const ofCustomer = (customer: NamedCustomer | null) =>
  customer ? { customer_id: customer.id, customer: oneLine(customer.name) } : {};
const given = (field: 'due' | 'phone', value: string | null) =>
  value === null ? {} : { [field]: value };

export const customerRow = ({
  id,
  name,
  company,
  email,
  phone,
  status,
  version,
  createdAt,
}: Customer): Row => ({
  kind: 'customer',
  id,
  title: oneLine(company ? `${name} (${company})` : name),
  customer_id: id,
  state: status,
  ...(email && { email: oneLine(email) }),
  ...(phone && { phone: oneLine(phone) }),
  created_at: createdAt,
  version,
});

export const taskRow = (task: Task): Row => ({
  kind: 'task',
  id: task.id,
  title: oneLine(task.title),
  ...(task.customerId !== null && { customer_id: task.customerId }),
  ...(task.customer && { customer: oneLine(task.customer.name) }),
  state: task.doneAt ? 'done' : 'open',
  due: task.dueTime ? `${task.dueOn} ${task.dueTime}` : task.dueOn,
  created_at: task.createdAt,
  version: task.version,
});

export const activityRow = (activity: Activity): Row => ({
  kind: 'activity',
  id: activity.id,
  title: `${activityTypeLabels[activity.type]}: ${oneLine(activity.subject)}`,
  customer_id: activity.customerId,
  customer: oneLine(activity.customer.name),
  ...(activity.dueOn && { state: activity.doneAt ? 'done' : 'open' }),
  ...given('due', activity.dueOn),
  created_at: activity.createdAt,
});

export const purchaseRow = (purchase: AdminPurchase): Row => ({
  kind: 'purchase',
  id: purchase.id,
  title: oneLine(purchase.service?.name ?? 'A service'),
  ...ofCustomer(purchase.customer),
  ...(!purchase.customer && purchase.buyer && { customer: oneLine(purchase.buyer.name) }),
  state: purchase.status,
  total: purchase.amount,
  ...given('due', purchase.nextStepOn),
  created_at: purchase.purchaseDate,
});

export const invoiceRow = (invoice: Invoice): Row => ({
  kind: 'invoice',
  id: invoice.id,
  title: invoice.number ?? 'Draft',
  ...ofCustomer(invoice.customer),
  ...(!invoice.customer && { customer: oneLine(invoice.buyer.name) }),
  state: invoice.state,
  total: invoice.total,
  owed: invoice.owed,
  ...given('due', invoice.dueOn),
  created_at: invoice.createdAt,
});

export const serviceRow = ({ id, name, price, isActive }: Service): Row => ({
  kind: 'service',
  id,
  title: oneLine(name),
  state: isActive ? 'offered' : 'hidden',
  total: price,
});

export const offerRow = (offer: Offer, caller: AssistantCaller): Row => ({
  kind: 'offer',
  id: offer.id,
  title: oneLine(offer.title),
  ...ofCustomer(offer.customer),
  ...(!offer.customer && { customer: oneLine(offer.buyer) }),
  state: offer.state,
  total: offer.total,
  due: offer.expiresOn,
  created_at: offer.createdAt,
  ...untrusted(caller, offer.declineReason, 'why the client declined'),
});

export function sessionRow(session: AdminAppointment): Row {
  const name = attendeeName(session);
  return {
    kind: 'session',
    id: session.id,
    title: oneLine(session.title),
    ...(session.customerId !== null && { customer_id: session.customerId }),
    ...(name !== null && { customer: oneLine(name) }),
    state: session.status,
    due: session.startTime,
    created_at: session.createdAt,
  };
}

export const submissionRow = (contact: ContactSubmission, caller: AssistantCaller): Row => ({
  kind: 'submission',
  id: contact.id,
  title: oneLine(contact.name),
  ...(contact.customerId !== null && { customer_id: contact.customerId }),
  state: contact.status,
  email: oneLine(contact.email),
  ...given('phone', contact.phone && oneLine(contact.phone)),
  created_at: contact.createdAt,
  ...untrusted(caller, contact.message, 'the contact form'),
});

export const messageRow = (message: ClientMessage, caller: AssistantCaller): Row => ({
  kind: 'message',
  id: message.id,
  title: oneLine(message.customerName),
  customer_id: message.customerId,
  customer: oneLine(message.customerName),
  state: message.readAt ? 'read' : 'unread',
  created_at: message.createdAt,
  ...untrusted(caller, message.text, message.via === 'mail' ? 'an email' : 'the client area'),
});
