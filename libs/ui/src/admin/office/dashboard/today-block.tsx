import { type AdminAppointment, type Today, dollars } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import type { useToday } from '../../../api/office/today.ts';
import { Button } from '../../../primitives/button.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { Part } from '../../shared/list/today-part.tsx';
import { type DueButtons, DueList } from './due-list.tsx';
import { MessageList } from './message-list.tsx';
import { SessionList } from './session-list.tsx';
import { sessionHours, weekday } from './today-texts.ts';

/** What other areas show, passed in by the shell. */
export interface TodayEntries extends DueButtons {
  /** Drafts to approve, new orders, months without an invoice and urgent offers, as parts of the list. */
  parts: (today: Today) => ReactNode;
}

interface TodayBlockProps extends TodayEntries {
  read: ReturnType<typeof useToday>;
  /** The form that adds a task. */
  addTask: ReactNode;
}

/** What is due today. */
export function TodayBlock({ read, addTask, ...buttons }: TodayBlockProps) {
  const { data, error } = read;
  return (
    <section
      aria-labelledby="today-title"
      className="flex flex-col gap-4 border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="today-title" className="text-base font-semibold text-ink">
          Today
        </h2>
        {data && (
          <time dateTime={data.day} className="text-sm text-muted">
            {weekday(data.day)}
          </time>
        )}
      </div>
      {data ? (
        <Due today={data} {...buttons} />
      ) : error ? (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-danger"
        >
          <p>Today could not be loaded. {errorMessage(error)}</p>
          <Button size="sm" variant="secondary" onClick={() => void read.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <TodaySkeleton />
      )}
      {addTask}
    </section>
  );
}

interface DueProps extends TodayEntries {
  today: Today;
}

function Due({ today, parts, ...buttons }: DueProps) {
  const { day, orders, messages, sessions, offers, tasks, followUps, waitingMonths } = today;
  const { overdueInvoices, overduePlans, waitingDrafts } = today;
  const sold = orders.total + waitingMonths + offers.total;
  const todo = followUps.total + tasks.total;
  const overdue = overdueInvoices.count + overduePlans.count;
  const due = waitingDrafts + sold + messages.total + sessions.total + overdue + todo;
  return (
    <>
      {due === 0 && <p className="text-sm text-muted">Nothing is due today.</p>}
      {parts(today)}
      {messages.total > 0 && (
        <Part title="Unread messages" more={[{ page: messages }]}>
          <MessageList messages={messages.items} />
        </Part>
      )}
      {sessions.total > 0 && (
        <Part title="Sessions" more={[{ page: sessions }]}>
          <SessionList sessions={sessions.items} time={(session) => <Hours {...session} />} />
        </Part>
      )}
      {overdue > 0 && (
        <Part title="Overdue" more={[]}>
          <Overdue {...overdueInvoices} noun="invoice" to="/admin/invoices?state=overdue" />
          <Overdue {...overduePlans} noun="payment plan" to="/admin/money" />
        </Part>
      )}
      <Part
        title="To do"
        isHidden={todo === 0}
        more={[
          { page: tasks, noun: 'tasks', to: '/admin/tasks' },
          { page: followUps, noun: 'follow-ups', to: `/admin/customers?followUpBy=${day}` },
        ]}
      >
        <DueList due={today} day={day} {...buttons} />
      </Part>
    </>
  );
}

const Hours = ({ startTime, endTime }: AdminAppointment) => (
  <time dateTime={startTime}>{sessionHours(startTime, endTime)}</time>
);

const link = 'text-ink underline underline-offset-4';

type OverdueProps = Today['overdueInvoices'] & { noun: string; to: string };

const Overdue = ({ count, owed, noun, to }: OverdueProps) =>
  count > 0 && (
    <p className="border-b border-line py-1.5 text-sm leading-6">
      <Link to={to} className={`font-semibold ${link}`}>
        {count.toLocaleString('en-US')} overdue {count === 1 ? noun : `${noun}s`}
      </Link>
      <span className="text-danger">, {dollars(owed)}</span>
    </p>
  );

const TodaySkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading today...</span>
    <Skeleton className="h-16 w-full" />
  </div>
);
