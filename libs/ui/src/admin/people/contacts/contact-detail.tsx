import {
  type ContactCall,
  type ContactSubmission,
  MAY_BE_SPAM_REASON,
  contactFieldLabels,
  preferredContactLabels,
  type Attribution,
} from '@polaris/contracts';
import clsx from 'clsx';
import { Mail, Phone, Reply } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { EmptyState } from '../../../primitives/page-state.tsx';
import { ScrollBox } from '../../../primitives/scroll-box.tsx';
import { ContactStatusBadge, isDoubtful } from './contact-status-badge.tsx';
import { CopyLink } from '../../shared/record/copy-link.tsx';
import { mailLink, telLink } from '../../shared/record/contact-links.ts';
import { dateAndTime, isoDay } from '../../shared/record/format.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { ContactReplies } from './contact-replies.tsx';
import { ContactReply } from './contact-reply.tsx';
import { CustomerLink, StatusButtons } from './contact-steps.tsx';
import { replyId } from './contact-ids.ts';
import { MatchingCustomers } from './known-customer.tsx';
import { useAskedService } from './use-asked-service.ts';
import type { ContactActions } from './use-triage.ts';

interface ContactDetailProps {
  contact: ContactSubmission | null;
  actions: ContactActions;
  /** What waits to be approved of it. */
  drafts: (contactId: number) => ReactNode;
  /** Shown inside its card, which already has the name. */
  inline?: boolean;
}

const panel = clsx(
  'sticky top-[calc(var(--header-height,65px)+16px)] max-h-[calc(100dvh-var(--header-height,65px)-32px)]',
  'min-w-0 overflow-y-auto border border-line bg-raised p-6',
);

export function ContactDetail({ contact, actions, drafts, inline = false }: ContactDetailProps) {
  const content = contact ? (
    <Detail contact={contact} actions={actions} drafts={drafts} inline={inline} />
  ) : (
    <EmptyState
      title="Select a submission"
      text="Click on a submission to view details"
      className="py-2"
    />
  );
  const named = { 'aria-label': 'Submission', 'data-detail': '' };
  if (!inline)
    return (
      <ScrollBox role="region" {...named} className={panel}>
        {content}
      </ScrollBox>
    );
  return (
    <section {...named} className="mt-4 border-t border-line py-4">
      {content}
    </section>
  );
}

interface DetailProps extends Omit<ContactDetailProps, 'contact'> {
  contact: ContactSubmission;
}

function Detail({ contact, actions, drafts, inline = false }: DetailProps) {
  const service = useAskedService(contact);
  return (
    <div className="flex flex-col gap-6">
      {!inline && (
        <header className="flex items-start justify-between gap-4">
          <h2 className="min-w-0 font-display text-2xl leading-8 wrap-anywhere">{contact.name}</h2>
          <ContactStatusBadge contact={contact} />
        </header>
      )}
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm leading-6">
        <Fact label="Submitted">
          <time dateTime={contact.createdAt}>{dateAndTime(contact.createdAt)}</time>
        </Fact>
        <Fact label="Email">{contact.email}</Fact>
        {contact.phone && <Fact label="Phone">{contact.phone}</Fact>}
        <Fact label="Prefers">{preferredContactLabels[contact.preferredContact]}</Fact>
        {contact.call && (
          <Fact label="Call">
            <CallTime call={contact.call} />
          </Fact>
        )}
        {contact.customerId === null && (
          <Fact label="Customer">
            <MatchingCustomers contact={contact} />
          </Fact>
        )}
        {isDoubtful(contact) && (
          <Fact label={contactFieldLabels.mayBeSpam}>{MAY_BE_SPAM_REASON}</Fact>
        )}
        {contact.arrival && <Fact label="First page">{attributionText(contact.arrival)}</Fact>}
      </dl>
      <div>
        <h3 className="text-sm leading-6 text-muted">Message</h3>
        <p className="mt-1 text-base leading-7 wrap-anywhere whitespace-pre-wrap">
          {contact.message}
        </p>
      </div>
      <ContactReplies contactId={contact.id} />
      <Fragment key={`drafts ${contact.id}`}>{drafts(contact.id)}</Fragment>
      <ReplyActions key={contact.id} contact={contact} actions={actions} />
      <CustomerLink contact={contact} service={service?.id} />
      <StatusButtons contact={contact} service={service?.id} actions={actions} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** Links to its week, unless it was canceled: the calendar omits canceled sessions. */
function CallTime({ call: { startTime, isCanceled } }: { call: ContactCall }) {
  const time = dateAndTime(startTime);
  if (isCanceled) return `${time} (canceled)`;
  return (
    <Link
      to={`/admin/calendar?week=${isoDay(new Date(startTime))}`}
      className={`rounded-sm font-semibold underline underline-offset-4 ${focusRing}`}
    >
      {time}
    </Link>
  );
}

/** The composer of a reply, or buttons to open it. */
function ReplyActions({ contact, actions }: Pick<DetailProps, 'contact' | 'actions'>) {
  const { id, email, phone } = contact;
  const { replying, moveOnFromReply } = actions;
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    replying.close(id);
    focusTarget();
  };
  const call = telLink(phone);
  if (replying.isOpen(id))
    return (
      <div className="border-t border-line pt-4">
        <ContactReply
          contact={contact}
          onClose={close}
          onSent={moveOnFromReply}
          onUndone={() => replying.reopen(id)}
        />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button mutates ref={target} onClick={() => replying.start(id)}>
        <Reply aria-hidden="true" className="size-4" />
        Reply
      </Button>
      <ButtonLink id={replyId} href={mailLink(email)} variant="secondary">
        <Mail aria-hidden="true" className="size-4" />
        Reply via Email
      </ButtonLink>
      {call && (
        <ButtonLink href={call} variant="secondary">
          <Phone aria-hidden="true" className="size-4" />
          Call
        </ButtonLink>
      )}
      <CopyLink kind="contacts" id={id} />
    </div>
  );
}

/** How a visit started, in a line: "from news.example to /services/1 (letter, mail, spring)". */
function attributionText({ page, referrer, source, medium, campaign }: Attribution): string {
  const marks = [source, medium, campaign].filter(Boolean).join(', ');
  return `${page}${referrer ? `, from ${referrer}` : ''}${marks && ` (${marks})`}`;
}
