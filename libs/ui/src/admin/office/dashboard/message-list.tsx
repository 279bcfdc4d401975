import type { ClientMessage } from '@polaris/contracts';
import { Link } from 'react-router';
import { dateAndTime } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';

const MAX_TEXT = 100;

/** Messages of clients. Each links to the record where it is read and answered. */
export const MessageList = ({ messages }: { messages: readonly ClientMessage[] }) => (
  <ul>
    {messages.map(({ id, customerId, customerName, text, createdAt }) => (
      <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-1.5 text-sm leading-6">
        <Link
          to={customerPath(customerId)}
          className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
        >
          {customerName}
        </Link>
        <span className="min-w-0 wrap-anywhere">{beginning(text)}</span>
        <time dateTime={createdAt} className="text-muted">
          {dateAndTime(createdAt)}
        </time>
      </li>
    ))}
  </ul>
);

const beginning = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}...` : text;
