import type { ClientMessage } from '@polaris/contracts';
import { Link } from 'react-router';
import { buttonStyle } from '../../../primitives/button.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';

const MAX_TEXT = 100;

/** Messages of clients. Each links to the record where it is read and answered. */
export const MessageList = ({ messages }: { messages: readonly ClientMessage[] }) => (
  <ul>
    {messages.map(({ id, customerId, customerName, text, createdAt }) => (
      <li
        key={id}
        className="flex items-center justify-between gap-x-4 border-b border-line py-1.5 text-sm leading-6"
      >
        <p className="min-w-0">
          <span className="flex flex-wrap gap-x-4">
            <Link
              to={customerPath(customerId)}
              className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
            >
              {customerName}
            </Link>
            <time dateTime={createdAt} className="text-muted">
              {dateAndTime(createdAt)}
            </time>
          </span>
          <span className="line-clamp-2 wrap-anywhere">{beginning(text)}</span>
        </p>
        <Link
          to={`${customerPath(customerId)}#message`}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          aria-label={`Reply to ${customerName}`}
        >
          Reply
        </Link>
      </li>
    ))}
  </ul>
);

const beginning = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}...` : text;
