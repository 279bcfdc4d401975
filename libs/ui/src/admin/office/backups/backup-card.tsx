import { type Backups, rehearsalResultLabels, sizeText } from '@polaris/contracts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBackups } from '../../../api/office/backups.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { ageText } from '../../shared/record/age-text.ts';
import { type BackupProblem, backupProblems } from './backup-problems.ts';

/** The state of backups on the dashboard, with a link to their screen. */
export function BackupCard() {
  const { data, isError, dataUpdatedAt } = useBackups();
  return (
    <Link
      to="/admin/backups"
      className={clsx(
        'group flex flex-col items-start gap-1 border border-line bg-raised p-4 text-left',
        'transition-colors duration-150 hover:border-line-strong motion-reduce:transition-none',
        focusRing,
      )}
    >
      <span className="text-sm font-semibold text-ink">Backups</span>
      {data ? (
        <State backups={data} now={dataUpdatedAt} />
      ) : isError ? (
        <Headline>Unknown</Headline>
      ) : (
        <Skeleton className="my-0.5 h-9 w-32 max-w-full" />
      )}
      {isError && !data && <Line>The state could not be loaded.</Line>}
    </Link>
  );
}

/** `now` is when it was read, in milliseconds. */
function State({ backups, now }: { backups: Backups; now: number }) {
  const { last, isNightly, isOverdue } = backups;
  const problems = backupProblems(backups, now);
  const overdue = isOverdue ? problems.shift() : undefined;
  return (
    <>
      <Headline exact={last && dateAndTime(last.at)} isBad={isOverdue || problems.length > 0}>
        {overdue?.title ?? (last ? ageText(last.at, now) : 'None yet')}
      </Headline>
      {problems.map((problem) => (
        <Problem key={problem.title} {...problem} />
      ))}
      {!overdue && problems.length === 0 && <Facts {...backups} />}
      {!isNightly && <Line>Nightly backups are off</Line>}
    </>
  );
}

interface HeadlineProps {
  /** Shown instead while the card is hovered or focused. */
  exact?: string | null;
  isBad?: boolean;
  children: ReactNode;
}

const swapped =
  '[grid-area:1/1] first-letter:uppercase transition-opacity duration-150 motion-reduce:transition-none';

const Headline = ({ exact, isBad = false, children }: HeadlineProps) => (
  <span
    className={clsx(
      'grid min-h-10 items-center font-display text-2xl leading-7',
      isBad ? 'text-danger' : 'text-ink',
    )}
  >
    <span className={clsx(swapped, exact && 'group-hover:opacity-0 group-focus-visible:opacity-0')}>
      {children}
    </span>{' '}
    {exact && (
      <span
        className={clsx(
          swapped,
          'text-xl opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      >
        {exact}
      </span>
    )}
  </span>
);

const Line = ({ children }: { children: ReactNode }) => (
  <span className="text-sm wrap-anywhere text-muted">{children}</span>
);

const Problem = ({ title, text }: BackupProblem) => (
  <span className="line-clamp-3 text-sm wrap-anywhere text-danger">
    <span className="font-semibold">{title}</span>
    {text && `: ${text}`}
  </span>
);

function Facts({ last, rehearsal }: Backups) {
  const facts = [
    last && sizeText(last.bytes),
    rehearsal && rehearsalResultLabels[rehearsal.result],
  ];
  const text = facts.filter(Boolean).join(' · ');
  return text ? <Line>{text}</Line> : null;
}
