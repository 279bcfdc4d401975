import { type AdminAppointment, type AdminPurchase, type Today, dollars } from '@polaris/contracts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import type { useToday } from '../../../api/office/today.ts';
import { Button } from '../../../primitives/button.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { type DueButtons, DueList } from './due-list.tsx';
import { MessageList } from './message-list.tsx';
import { SessionList } from './session-list.tsx';
import { sessionHours, weekday } from './today-texts.ts';

/** What other areas show, passed in by the shell. */
export interface TodayEntries extends DueButtons {
  /** A new order, as an item of the list. */
  orderEntry: (order: AdminPurchase) => ReactNode;
  /** Months of retainers without an invoice, as a part of the block. */
  months: ReactNode;
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

function Due({ today, orderEntry, months, ...buttons }: DueProps) {
  const { day, orders, messages, sessions, tasks, followUps, waitingMonths } = today;
  const { overdueInvoices, overduePlans } = today;
  const todo = followUps.total + tasks.total;
  const overdue = overdueInvoices.count + overduePlans.count;
  const due = orders.total + waitingMonths + messages.total + sessions.total + overdue + todo;
  return (
    <>
      {due === 0 && <p className="text-sm text-muted">Nothing is due today.</p>}
      {orders.total > 0 && (
        <Part title="New orders" more={[{ page: orders, to: '/admin/purchases' }]}>
          <ul>
            {orders.items.map((order) => (
              <Fragment key={order.id}>{orderEntry(order)}</Fragment>
            ))}
          </ul>
        </Part>
      )}
      {waitingMonths > 0 && months}
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

interface More {
  page: { total: number; items: readonly unknown[] };
  noun?: string;
  /** The list with the entries omitted here. */
  to?: string;
}

interface PartProps {
  title: string;
  /** Hidden while empty, but mounted, as it moves the focus on when the last entry is removed. */
  isHidden?: boolean;
  more: readonly More[];
  children: ReactNode;
}

const Part = ({ title, isHidden = false, more, children }: PartProps) => (
  <div hidden={isHidden} className="min-w-0">
    <h3 className="border-b border-line pb-1.5 text-sm text-muted">{title}</h3>
    {children}
    {more.map((rest) => (
      <Rest key={rest.noun ?? title} {...rest} />
    ))}
  </div>
);

function Rest({ page: { total, items }, noun = '', to }: More) {
  if (total <= items.length) return null;
  const text = `And ${(total - items.length).toLocaleString('en-US')} more ${noun}`.trim();
  return (
    <p className="pt-2 text-sm text-muted">
      {to ? (
        <Link to={to} className={link}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
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
