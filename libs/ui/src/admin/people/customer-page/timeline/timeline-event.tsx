import {
  type ClientMessage,
  type MessageVia,
  customerStatusLabels,
  dollars,
  estTime,
  firstNameOf,
  totalOf,
} from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../../primitives/badge.tsx';
import { FoldedText } from '../../../../primitives/folded-text.tsx';
import { MessageFile } from '../../files/message-file.tsx';
import { MailStatusBadge } from '../../../mail/outbox/mail-status-badge.tsx';
import { ByAssistant } from '../../../shared/record/by-assistant.tsx';
import { dateAndTime } from '../../../shared/record/format.ts';
import { customerPath, submissionPath } from '../../../shared/record/record-paths.ts';
import type { TimelineEvent } from './timeline.ts';

type OtherEvent = Exclude<TimelineEvent, { kind: 'activity' }>;

/** How a client's message came. A forwarded link of an offer proves no person. */
const viaTexts: Record<MessageVia, string> = {
  page: 'on the dashboard',
  mail: 'by email',
  offer: 'through the link of an offer',
};

/** The React key of an event, unique in its timeline. */
export function keyOf(event: TimelineEvent): string {
  return `${event.kind}-${event.at}-${idOf(event)}`;
}

function idOf(event: TimelineEvent): number {
  switch (event.kind) {
    case 'activity':
      return event.activity.id;
    case 'address':
    case 'status':
      return event.entry.id;
    case 'submission':
      return event.contact.id;
    case 'appointment':
      return event.appointment.id;
    case 'mail':
      return event.mail.id;
    case 'message':
      return event.message.id;
    case 'purchase':
    case 'note':
      return event.purchase.id;
  }
}

interface TimelineEventEntryProps {
  event: OtherEvent;
  /** Whether to name the customer of the event. */
  withCustomer?: boolean;
  /** The ids of messages that were not read before. */
  newMessages: ReadonlySet<number>;
}

/** An event recorded by the system; activities have their own component. */
export function TimelineEventEntry(props: TimelineEventEntryProps) {
  const { event, withCustomer = false, newMessages } = props;
  const customer = withCustomer ? customerOf(event) : null;
  return (
    <div className="border-b border-l-2 border-b-line border-l-accent py-4 pl-4 text-sm leading-6 wrap-anywhere">
      <time dateTime={event.at} className="block text-muted">
        {dateAndTime(event.at)}
      </time>
      {customer && (
        <Link to={customerPath(customer.id)} className="block underline underline-offset-4">
          {customer.name}
        </Link>
      )}
      {event.kind === 'message' ? (
        <Message message={event.message} isNew={newMessages.has(event.message.id)} />
      ) : (
        <EventText event={event} withRecipient={withCustomer} />
      )}
    </div>
  );
}

/** The customer of an event; for a mail, the one with its address. */
function customerOf(event: OtherEvent): { id: number; name: string } | null {
  switch (event.kind) {
    case 'purchase':
    case 'note':
      return event.purchase.customer;
    case 'appointment':
      return event.appointment.customer;
    case 'message':
      return { id: event.message.customerId, name: event.message.customerName };
    case 'address':
    case 'status':
      return { id: event.entry.recordId, name: event.entry.name ?? 'Deleted customer' };
    case 'mail':
    case 'submission':
      return null;
  }
}

function Message({ message, isNew }: { message: ClientMessage; isNew: boolean }) {
  const { text, quoted } = message;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {firstNameOf(message.customerName)} wrote {viaTexts[message.via]}
        {isNew && <Badge tone="info">New</Badge>}
      </span>
      <span className="mt-2 block">
        <FoldedText text={text} folded={quoted} />
      </span>
      <ul aria-label="Files" className="mt-2 flex flex-col gap-2 empty:hidden">
        {message.files.map((file) => (
          <MessageFile key={file.id} file={file} />
        ))}
      </ul>
    </>
  );
}

interface EventTextProps {
  event: Exclude<OtherEvent, { kind: 'message' }>;
  withRecipient: boolean;
}

function EventText({ event, withRecipient }: EventTextProps): ReactNode {
  switch (event.kind) {
    case 'status':
      return (
        <>
          Status changed from {customerStatusLabels[event.from]} to {customerStatusLabels[event.to]}{' '}
          <ByAssistant via={event.entry.via} />
        </>
      );
    case 'address':
      return `Email changed from ${event.from ?? 'none'} to ${event.to}`;
    case 'submission':
      return (
        <>
          <Link to={submissionPath(event.contact.id)} className="underline underline-offset-4">
            Original submission
          </Link>
          <Quoted>{event.contact.message}</Quoted>
        </>
      );
    case 'purchase': {
      const { service } = event.purchase;
      return `Ordered ${service?.name ?? 'a service'} for ${dollars(totalOf(event.purchase))}`;
    }
    case 'note':
      return (
        <>
          Note about {event.purchase.service?.name ?? 'a service'}
          <Quoted>{event.text}</Quoted>
        </>
      );
    case 'appointment': {
      const { title, startTime, endTime } = event.appointment;
      return `Session booked: ${title}, ${estTime(startTime, endTime)}`;
    }
    case 'mail':
      return (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Mail{withRecipient && ` to ${event.mail.recipient}`}: {event.mail.subject}{' '}
          <MailStatusBadge status={event.mail.status} />
        </span>
      );
  }
}

const Quoted = ({ children }: { children: string }) => (
  <span className="mt-2 block whitespace-pre-wrap">{children}</span>
);
