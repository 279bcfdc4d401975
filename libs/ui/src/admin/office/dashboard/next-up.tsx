import type { Today } from '@polaris/contracts';
import { SessionTime } from '../../../primitives/session-time.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { type DueButtons, DueList } from './due-list.tsx';
import { SessionList } from './session-list.tsx';

interface NextUpProps extends DueButtons {
  today: Today;
}

/** The first sessions, tasks and follow-ups after today. Shows nothing when there are none. */
export function NextUp({ today: { day, next }, ...buttons }: NextUpProps) {
  const { sessions, followUps, tasks } = next;
  const todo = {
    total: tasks.total + followUps.total,
    items: [...tasks.items, ...followUps.items],
  };
  return (
    <>
      {sessions.total > 0 && (
        <div className="mt-10">
          <ListSection id="next-sessions-title" title={titleOf('Next sessions', sessions)}>
            <SessionList
              sessions={sessions.items}
              time={(session) => <SessionTime {...session} />}
            />
          </ListSection>
        </div>
      )}
      {/* Stays mounted while empty, as it moves the focus on when the last entry is removed. */}
      <div hidden={todo.total === 0} className="mt-10">
        <ListSection
          id="next-to-do-title"
          title={titleOf('Next to do', todo)}
          link={{ to: '/admin/tasks', label: 'All tasks' }}
        >
          <DueList due={next} day={day} {...buttons} />
        </ListSection>
      </div>
    </>
  );
}

const titleOf = (title: string, { total, items }: { total: number; items: unknown[] }): string =>
  total > items.length ? `${title} (${items.length} of ${total})` : title;
