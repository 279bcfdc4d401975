import {
  ASSISTANT_DRAFT_DAYS,
  type AssistantDraft,
  type AssistantDraftContent,
  DAY_MS,
  type AssistantDraftKind,
  firstSelection,
  offerTotals,
  paymentMethodLabels,
} from '@polaris/contracts';
import { dollarsAndCents, longDate } from '../../../shared/record/format.ts';
import { customerPath, submissionPath } from '../../../shared/record/record-paths.ts';

interface Title {
  /** What it is: "Message to". */
  what: string;
  /** Who it is for, with the address of their record if they have one. */
  person: { name: string; path: string | null } | null;
}

const titles: Record<AssistantDraftKind, string> = {
  message: 'Message to',
  reply: 'Reply to',
  offer: 'Offer for',
  invoice: 'Invoice for',
  payment: 'Payment of',
  customer: 'Change of',
};

export function titleOf({ customer, contact, content }: AssistantDraft): Title {
  const what = titles[content.kind];
  if (contact) return { what, person: { name: contact.name, path: submissionPath(contact.id) } };
  if (customer) return { what, person: { name: customer.name, path: customerPath(customer.id) } };
  if (content.kind === 'invoice') return { what, person: { name: content.buyer.name, path: null } };
  return { what: content.kind === 'payment' ? 'Payment' : what, person: null };
}

/** "Message to Sara Lindqvist" */
export function nameOf(draft: AssistantDraft): string {
  const { what, person } = titleOf(draft);
  return person ? `${what} ${person.name}` : what;
}

/** The content in a line. */
export function summaryOf(content: AssistantDraftContent): string {
  switch (content.kind) {
    case 'message':
    case 'reply':
      return content.subject;
    case 'offer':
      return `${content.content.title} · ${offerTotal(content)}`;
    case 'invoice':
      return dollarsAndCents(content.total);
    case 'payment':
      return `${dollarsAndCents(content.amount)} by ${paymentMethodLabels[content.method].toLowerCase()} for ${content.title}`;
    case 'customer':
      return content.fields.map(({ label }) => label).join(', ');
  }
}

/** What an offer costs as it is proposed. */
export function offerTotal({ content }: Extract<AssistantDraftContent, { kind: 'offer' }>): string {
  const { total } = offerTotals(content, firstSelection(content.lines));
  return `${dollarsAndCents(total)}${content.retainer ? ' a month' : ''}`;
}

const approveLabels: Record<AssistantDraftKind, string> = {
  message: 'Approve and send',
  reply: 'Approve and send',
  offer: 'Approve and send',
  invoice: 'Approve and send',
  payment: 'Approve and record',
  customer: 'Approve',
};

/** What approving it does. */
export const approveLabel = (content: AssistantDraftContent): string =>
  content.kind === 'invoice' && content.to === null
    ? 'Approve and issue'
    : approveLabels[content.kind];

const endings: Record<AssistantDraftKind, string> = {
  message: 'is sent in a few seconds',
  reply: 'is sent in a few seconds',
  offer: 'is sent in a few seconds',
  invoice: 'is issued in a few seconds',
  payment: 'is recorded in a few seconds',
  customer: 'is made in a few seconds',
};

/** "Message to Sara Lindqvist is sent in a few seconds." */
export const approvedText = (draft: AssistantDraft): string =>
  `${nameOf(draft)} ${endings[draft.content.kind]}.`;

/** The last day on which it can be approved. */
export const lastDayOf = ({ createdAt }: AssistantDraft): string =>
  longDate(new Date(Date.parse(createdAt) + ASSISTANT_DRAFT_DAYS * DAY_MS).toISOString());
