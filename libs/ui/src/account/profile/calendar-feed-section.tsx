import type { CalendarFeed } from '@polaris/contracts';
import { useRef } from 'react';
import {
  useCalendarFeed,
  useMakeCalendarFeed,
  useRemoveCalendarFeed,
} from '../../api/site/account/calendar-feed.ts';
import { errorMessage } from '../../api/client/api-error.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { CopyField } from '../../primitives/fields/copy-field.tsx';
import { longDate } from '../../primitives/clock.ts';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { AccountFailure } from '../account-failure.tsx';
import { ProfileSection } from './profile-section.tsx';

interface CalendarFeedSectionProps {
  /** The owner's feed also has tasks and everyone's sessions. */
  isOwner: boolean;
}

/** The private URL from which a calendar app reads the account's sessions. */
export function CalendarFeedSection({ isOwner }: CalendarFeedSectionProps) {
  const feed = useCalendarFeed();
  const heading = useRef<HTMLHeadingElement>(null);
  const what = isOwner ? 'tasks, follow-ups and sessions' : 'sessions';
  return (
    <ProfileSection
      title="Calendar feed"
      text={`Add your ${what} to your calendar app. It reads them again by itself, so changes appear there, too.`}
      headingRef={heading}
    >
      {feed.isPending && <Loading />}
      {feed.isLoadingError && (
        <Alert>
          <p>{errorMessage(feed.error)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="mt-3"
            onClick={() => void feed.refetch()}
          >
            Try again
          </Button>
        </Alert>
      )}
      {feed.data && (
        <Feed feed={feed.data} what={what} onTurnedOff={() => heading.current?.focus()} />
      )}
    </ProfileSection>
  );
}

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading your calendar feed...</span>
    <Skeleton className="h-12 w-full" />
  </div>
);

interface FeedProps {
  feed: CalendarFeed;
  what: string;
  onTurnedOff: () => void;
}

function Feed({ feed, what, onTurnedOff }: FeedProps) {
  const make = useMakeCalendarFeed();
  const remove = useRemoveCalendarFeed();
  const { createdAt } = feed;
  const address = createdAt ? make.data?.address : undefined;
  const error = make.error ?? remove.error;
  const turnOff = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        make.reset();
        onTurnedOff();
      },
    });
  return (
    <div className="flex flex-col items-start gap-4">
      {error && <AccountFailure error={error} />}
      {createdAt && <FeedState {...feed} createdAt={createdAt} />}
      {address && <Address key={address} address={address} what={what} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={make.isPending} onClick={() => make.mutate()}>
          {createdAt ? 'New address' : 'Make an address'}
        </Button>
        {createdAt && (
          <Button variant="secondary" pending={remove.isPending} onClick={turnOff}>
            Turn off
          </Button>
        )}
      </div>
      {createdAt && (
        <p className="text-sm leading-6 text-muted">
          A new address replaces the old one. A new password or “Sign out everywhere” turns it off.
        </p>
      )}
    </div>
  );
}

interface FeedStateProps extends CalendarFeed {
  createdAt: string;
}

const FeedState = ({ createdAt, lastReadAt }: FeedStateProps) => (
  <p className="leading-6">
    On since <time dateTime={createdAt}>{longDate(createdAt)}</time>.{' '}
    {lastReadAt ? (
      <>
        A calendar last read it on <time dateTime={lastReadAt}>{longDate(lastReadAt)}</time>.
      </>
    ) : (
      'No calendar has read it yet.'
    )}
  </p>
);

const Address = ({ address, what }: { address: string; what: string }) => (
  <div className="flex w-full flex-col gap-2">
    <p className="leading-6">
      Copy this address. In your calendar app, choose “Subscribe to calendar” or “From URL”, and
      paste it there. It is shown only now. Anyone who has it can see your {what}.
    </p>
    <CopyField label="Calendar address" value={address} autoFocus />
  </div>
);
