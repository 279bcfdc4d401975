import { type EssaySummary, topicsText } from '@polaris/contracts';
import { Link } from 'react-router';
import { longDay } from '../../shared/record/format.ts';
import { essayPath } from '../../shared/record/record-paths.ts';
import { EssayStatusBadge } from './essay-status-badge.tsx';

/** A row that links to the essay. */
export function EssayEntry({ essay }: { essay: EssaySummary }) {
  const { id, title, description, topics, date, status } = essay;
  return (
    <li
      data-row={id}
      className="relative flex items-start justify-between gap-x-6 border-b border-line px-1 py-4 hover:bg-sunken"
    >
      <div className="min-w-0">
        <Link
          to={essayPath(id)}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
        >
          {title}
        </Link>
        {description && <p className="mt-1 leading-6 wrap-anywhere">{description}</p>}
        <p className="mt-1 text-sm leading-6 text-muted">
          {[longDay(date), topicsText(topics)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <EssayStatusBadge status={status} />
    </li>
  );
}
