import { type ConversationMessage, splitQuoted } from '@polaris/contracts';
import clsx from 'clsx';
import { Badge } from './badge.tsx';
import { FoldedText } from './folded-text.tsx';

interface ConversationEntryProps {
  message: ConversationMessage;
  /** Whose side the reader is on. */
  reader: ConversationMessage['author'];
  /** Who is on the other side. */
  otherName: string;
  isNew: boolean;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A message, as plain text: nothing in it becomes a link. */
export function ConversationEntry({ message, reader, otherName, isNew }: ConversationEntryProps) {
  const { author, via, subject, createdAt } = message;
  const { text, quoted } = splitQuoted(message.text);
  const isOwn = author === reader;
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
          {moment.format(new Date(createdAt))}
        </time>
        {author === 'client' && via === 'mail' && <span className="text-muted">by email</span>}
        {isNew && <Badge tone="info">New</Badge>}
      </p>
      {subject && author === 'owner' && (
        <p className="mt-1 font-semibold wrap-anywhere">{subject}</p>
      )}
      <div className="mt-1">
        <FoldedText text={text} folded={quoted} />
      </div>
    </li>
  );
}
