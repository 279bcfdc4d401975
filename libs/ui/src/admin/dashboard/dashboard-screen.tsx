import { useRef } from 'react';
import { sentence } from '../../api/api-error.ts';
import { useLatestContacts } from '../../api/contacts.ts';
import { Button } from '../../primitives/button.tsx';
import { ErrorState } from '../../primitives/page-state.tsx';
import { ScreenHeader } from '../screen-header.tsx';
import { SummaryCard } from './summary-card.tsx';
import { UnreadSubmissions } from './unread-submissions.tsx';

const SHOWN = 5;

/** What waits for the owner. */
export function DashboardScreen() {
  const all = useLatestContacts({}, 1);
  const unread = useLatestContacts({ status: 'new' }, SHOWN);
  const section = useRef<HTMLElement>(null);
  const toSubmissions = () => section.current?.scrollIntoView({ behavior: 'smooth' });
  const error = all.error ?? unread.error;
  const retry = () => void Promise.all([all.refetch(), unread.refetch()]);
  return (
    <>
      <ScreenHeader title="Dashboard" text="What has come in, and what waits for an answer." />
      {error ? (
        <ErrorState
          title="The dashboard could not be loaded"
          text={sentence(error)}
          action={<Button onClick={retry}>Try again</Button>}
        />
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2 xl:max-w-3xl">
            <SummaryCard
              title="Total Submissions"
              count={all.data?.total}
              text="All submissions"
              onClick={toSubmissions}
            />
            <SummaryCard
              title="Unread Submissions"
              count={unread.data?.total}
              text="Pending review"
              onClick={toSubmissions}
              attention
            />
          </div>
          <section
            ref={section}
            aria-labelledby="unread-title"
            className="mt-10 scroll-mt-24 xl:max-w-3xl"
          >
            <h2
              id="unread-title"
              className="border-b border-line pb-3 text-base font-semibold text-ink"
            >
              Recent Unread Submissions
            </h2>
            <UnreadSubmissions page={unread.data} />
          </section>
        </>
      )}
    </>
  );
}
