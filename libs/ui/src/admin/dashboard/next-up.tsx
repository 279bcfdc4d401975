import {
  type Activity,
  type AdminAppointment,
  type Today,
  estTime,
  localTime,
} from '@polaris/contracts';
import type { ReactNode } from 'react';
import { ListSection } from '../shared/list/list-section.tsx';
import { FollowUpList } from './follow-up-list.tsx';
import { SessionList } from './session-list.tsx';

interface NextUpProps {
  today: Today;
  doneButton: (followUp: Activity) => ReactNode;
}

/** The first sessions and follow-ups after today. Shows nothing when there are none. */
export function NextUp({ today: { day, next }, doneButton }: NextUpProps) {
  const { sessions, followUps } = next;
  return (
    <>
      {sessions.total > 0 && (
        <div className="mt-10">
          <ListSection id="next-sessions-title" title={titleOf('Next sessions', sessions)}>
            <SessionList sessions={sessions.items} time={(session) => <BothTimes {...session} />} />
          </ListSection>
        </div>
      )}
      {/* Mounted while it is empty: the focus of a removed entry moves on from here. */}
      <div hidden={followUps.total === 0} className="mt-10">
        <ListSection id="next-follow-ups-title" title={titleOf('Next follow-ups', followUps)}>
          <FollowUpList followUps={followUps.items} day={day} doneButton={doneButton} />
        </ListSection>
      </div>
    </>
  );
}

const titleOf = (title: string, { total, items }: { total: number; items: unknown[] }): string =>
  total > items.length ? `${title} (${items.length} of ${total})` : title;

const BothTimes = ({ startTime, endTime }: AdminAppointment) => (
  <>
    <span>
      Your time: <time dateTime={startTime}>{localTime(startTime, endTime)}</time>
    </span>
    <span className="text-muted">{estTime(startTime, endTime)}</span>
  </>
);
