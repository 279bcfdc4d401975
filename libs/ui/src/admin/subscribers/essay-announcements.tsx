import type { EssayAnnouncement } from '@polaris/contracts';
import { useState } from 'react';
import { sentence } from '../../api/client/api-error.ts';
import { useAnnouncements } from '../../api/subscribers.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { LoadingState } from '../../primitives/page-state.tsx';
import { longDate } from '../shared/record/format.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { subscriberCount } from './subscriber-count.ts';

/** Essays to send, and sent ones. */
export function EssayAnnouncements() {
  const essays = useAnnouncements();
  const [selected, setSelected] = useState<EssayAnnouncement | null>(null);
  return (
    <section aria-labelledby="essays-title">
      <h2 id="essays-title" className="border-b border-line pb-3 text-base font-semibold text-ink">
        New Essays
      </h2>
      {essays.isPending && <LoadingState text="Loading essays..." />}
      {essays.error && !essays.data && (
        <Alert className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <span>The essays could not be loaded. {sentence(essays.error)}</span>
          <Button size="sm" variant="secondary" onClick={() => void essays.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {essays.data?.length === 0 && (
        <p className="py-4 text-sm text-muted">
          There&apos;s nothing to send. Your next new essay appears here.
        </p>
      )}
      {essays.data && essays.data.length > 0 && (
        <ul aria-label="Essays">
          {essays.data.map((essay) => (
            <Essay key={essay.slug} essay={essay} onSend={setSelected} />
          ))}
        </ul>
      )}
      {selected && <AnnounceDialog essay={selected} onClose={() => setSelected(null)} />}
    </section>
  );
}

interface EssayProps {
  essay: EssayAnnouncement;
  onSend: (essay: EssayAnnouncement) => void;
}

function Essay({ essay, onSend }: EssayProps) {
  const { title, announcedAt, recipients } = essay;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-1 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="mt-1 text-sm leading-6 text-muted">
          {announcedAt ? progressOf(essay, announcedAt) : 'Not sent yet'}
        </p>
      </div>
      {!announcedAt &&
        (recipients > 0 ? (
          <Button writes size="sm" onClick={() => onSend(essay)}>
            Send to {subscriberCount(recipients)}
          </Button>
        ) : (
          <p className="text-sm text-muted">No one has subscribed yet</p>
        ))}
    </li>
  );
}

const progressOf = ({ recipients, queued }: EssayAnnouncement, announcedAt: string): string =>
  queued < recipients
    ? `Sending: ${queued} of ${subscriberCount(recipients)}`
    : `Sent to ${subscriberCount(recipients)} on ${longDate(announcedAt)}`;
