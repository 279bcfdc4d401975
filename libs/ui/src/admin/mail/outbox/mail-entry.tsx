import {
  LINK_LEFT_OUT,
  MAIL_KEPT_DAYS,
  type Mail,
  type MailStatus,
  UNSENT_MAIL_KEPT_DAYS,
} from '@polaris/contracts';
import clsx from 'clsx';
import { useRetryMail } from '../../../api/mail/mails.ts';
import { Button } from '../../../primitives/button.tsx';
import { MailStatusBadge } from './mail-status-badge.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { RetryAddress } from '../../shared/record/retry-address.tsx';
import { dateAndTime } from '../../shared/record/format.ts';

export function MailEntry({ mail }: { mail: Mail }) {
  const { recipient, subject, text, status, attempts, error, createdAt, undeliverable } = mail;
  const retries = wasStopped(status) ? undeliverable : null;
  return (
    <li
      data-row={mail.id}
      className={clsx(
        'flex items-start justify-between gap-x-6 gap-y-2 border-b border-line px-1 py-2 text-sm leading-6',
        // Its button is too wide to be beside the text on a phone.
        retries && 'max-sm:flex-wrap',
      )}
    >
      <div className="min-w-0">
        <details>
          <summary className="cursor-pointer">
            <h2 className="inline font-semibold wrap-anywhere">{subject}</h2>{' '}
            <MailStatusBadge status={status} />
          </summary>
          <p className="my-2 max-w-prose border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-wrap">
            {text || missing(mail)}
          </p>
        </details>
        <p className="flex flex-wrap gap-x-4 pl-4 text-muted">
          <span className="wrap-anywhere">{recipient}</span>
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          {attempts > 1 && <span>{attempts} attempts</span>}
        </p>
        {error && <p className="pl-4 wrap-anywhere text-danger">{error}</p>}
      </div>
      {retries ? (
        <RetryAddress undeliverable={retries} email={recipient} className="max-sm:ml-4" />
      ) : (
        <RetryButton mail={mail} />
      )}
    </li>
  );
}

/** Whether the mail failed in a way that its address may explain. */
const wasStopped = (status: MailStatus): boolean =>
  status === 'bounced' || status === 'complaint' || status === 'failed';

const wasSent = (status: MailStatus): boolean =>
  status === 'sent' || status === 'bounced' || status === 'complaint';

function missing({ text, status }: Mail): string {
  if (text === null) return 'It contained a sign-in link and is not shown.';
  return wasSent(status)
    ? `The text of a mail is kept for ${MAIL_KEPT_DAYS} days.`
    : `The text of a mail that was not sent is kept for ${UNSENT_MAIL_KEPT_DAYS} days.`;
}

const heldLink = (text: string | null): boolean => text === null || text.includes(LINK_LEFT_OUT);

/** Retries a mail. Hidden for received mails, and for mails without their text or one-time link. */
function RetryButton({ mail: { id, status, subject, text } }: { mail: Mail }) {
  const retry = useRetryMail();
  const isWaiting = status === 'queued' || status === 'held';
  if (status === 'sent' || status === 'complaint' || text === '') return null;
  if (heldLink(text) && !isWaiting) return null;
  const label = isWaiting ? 'Send now' : 'Send again';
  const send = async () => {
    try {
      await retry.mutateAsync(id);
      reportSuccess('The mail is on its way');
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={retry.isPending}
      onClick={() => void send()}
      aria-label={`${label}: ${subject}`}
    >
      {label}
    </Button>
  );
}
