import type { NewsletterIssue } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useNewsletter, useSendEssay } from '../../../api/site/subscribers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { longDate } from '../../shared/record/format.ts';
import { SendDialog } from './send-dialog.tsx';
import { subscriberCount } from './subscriber-count.ts';

/** Essays that can be sent, and earlier issues. */
export function NewsletterIssues() {
  const issues = useNewsletter();
  const [selected, setSelected] = useState<NewsletterIssue | null>(null);
  const send = useSendEssay();
  return (
    <section aria-labelledby="issues-title">
      <h2 id="issues-title" className="border-b border-line pb-3 text-base font-semibold text-ink">
        Essays and Letters
      </h2>
      {issues.isPending && <LoadingState text="Loading essays..." />}
      {issues.error && !issues.data && (
        <Alert className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <span>The essays could not be loaded. {errorMessage(issues.error)}</span>
          <Button size="sm" variant="secondary" onClick={() => void issues.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {issues.data?.length === 0 && (
        <p className="py-4 text-sm text-muted">
          There&apos;s nothing to send. Your next new essay appears here, or write a letter.
        </p>
      )}
      {issues.data && issues.data.length > 0 && (
        <ul aria-label="Essays and letters">
          {issues.data.map((issue) => (
            <Issue key={issue.id ?? issue.slug} issue={issue} onSend={setSelected} />
          ))}
        </ul>
      )}
      {selected && (
        <SendDialog
          issue={selected}
          isSending={send.isPending}
          send={() =>
            send.mutateAsync({ slug: selected.slug ?? '', recipients: selected.recipients })
          }
          onClose={() => setSelected(null)}
        />
      )}
    </section>
  );
}

interface IssueProps {
  issue: NewsletterIssue;
  onSend: (issue: NewsletterIssue) => void;
}

function Issue({ issue, onSend }: IssueProps) {
  const { slug, title, sentAt, recipients } = issue;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-1 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="mt-1 text-sm leading-6 text-muted">
          {slug === null ? 'Letter' : 'Essay'} ·{' '}
          {sentAt ? progressOf(issue, sentAt) : 'Not sent yet'}
        </p>
      </div>
      {!sentAt &&
        (recipients > 0 ? (
          <Button mutates size="sm" onClick={() => onSend(issue)}>
            Send to {subscriberCount(recipients)}
          </Button>
        ) : (
          <p className="text-sm text-muted">No one has subscribed yet</p>
        ))}
    </li>
  );
}

const progressOf = ({ recipients, queued }: NewsletterIssue, sentAt: string): string =>
  queued < recipients
    ? `Sending: ${queued} of ${subscriberCount(recipients)}`
    : `Sent to ${subscriberCount(recipients)} on ${longDate(sentAt)}`;
