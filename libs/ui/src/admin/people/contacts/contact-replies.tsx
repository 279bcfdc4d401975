import type { Message } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useReplies } from '../../../api/mail/messages.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { MailStatusBadge } from '../../mail/outbox/mail-status-badge.tsx';
import { dateAndTime } from '../../shared/record/format.ts';

/** The owner's replies to a submission, newest first. */
export function ContactReplies({ contactId }: { contactId: number }) {
  const replies = useReplies(contactId);
  if (replies.isError)
    return (
      <Alert className="flex flex-wrap items-center gap-3">
        The replies could not be loaded: {errorMessage(replies.error)}
        <Button size="sm" variant="secondary" onClick={() => void replies.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (!replies.data || replies.data.items.length === 0) return null;
  return (
    <section aria-label="Replies" className="border-t border-line pt-4">
      <h3 className="text-sm leading-6 text-muted">Replies</h3>
      <ol className="mt-2 flex flex-col gap-4">
        {replies.data.items.map((reply) => (
          <li key={reply.id} className="border-l-2 border-l-accent pl-4">
            <Reply reply={reply} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reply({ reply: { subject, text, status, createdAt } }: { reply: Message }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm leading-6 text-muted">
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        {status && <MailStatusBadge status={status} />}
      </p>
      <p className="text-sm leading-6 font-semibold wrap-anywhere">{subject}</p>
      <p className="mt-1 text-sm leading-6 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </>
  );
}
