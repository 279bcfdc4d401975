import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { dateAndTime } from './clock.ts';
import { FoldedText } from './folded-text.tsx';

interface ConversationEntryProps {
  /** Whether the reader wrote it. */
  isOwn: boolean;
  /** The name of the other person. */
  otherName: string;
  byEmail: boolean;
  subject: string | null;
  text: string;
  /** The quoted text of earlier messages. */
  quoted: string | null;
  createdAt: string;
  isNew: boolean;
  /** Its files, each a list item. */
  children: ReactNode;
}

/** A message, as plain text: nothing in it becomes a link. */
export function ConversationEntry(props: ConversationEntryProps) {
  const { isOwn, otherName, byEmail, subject, text, quoted, createdAt, isNew, children } = props;
  return (
    <li
      className={clsx(
        'max-w-prose border-l-2 pl-4 leading-6',
        isOwn ? 'border-line-strong' : 'border-accent',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-6">
        <span className="font-semibold">{isOwn ? 'You' : otherName}</span>
        <time dateTime={createdAt} className="text-muted">
          {dateAndTime(createdAt)}
        </time>
        {byEmail && <span className="text-muted">by email</span>}
        {isNew && <Badge tone="info">New</Badge>}
      </p>
      {subject && <p className="mt-1 font-semibold wrap-anywhere">{subject}</p>}
      <div className="mt-1">
        <FoldedText text={text} folded={quoted} />
      </div>
      <ul aria-label="Files" className="mt-2 flex flex-col gap-2 empty:hidden">
        {children}
      </ul>
    </li>
  );
}
