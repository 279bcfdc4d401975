import { type AttachedFile, type ConversationMessage, splitQuoted } from '@polaris/contracts';
import clsx from 'clsx';
import { useFileDownload } from '../../api/use-file-download.ts';
import { Badge } from '../../primitives/badge.tsx';
import { FileRow } from '../../primitives/files/file-row.tsx';
import { FoldedText } from '../../primitives/folded-text.tsx';
import { reportDownload } from '../report-download.ts';

interface ConversationEntryProps {
  message: ConversationMessage;
  ownerName: string;
  isNew: boolean;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A message, as plain text: nothing in it becomes a link. */
export function ConversationEntry({ message, ownerName, isNew }: ConversationEntryProps) {
  const { author, via, subject, createdAt } = message;
  const { text, quoted } = splitQuoted(message.text);
  const isOwn = author === 'client';
  return (
    <li
      className={clsx(
        'max-w-prose border-l-2 pl-4 leading-6',
        isOwn ? 'border-line-strong' : 'border-accent',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-6">
        <span className="font-semibold">{isOwn ? 'You' : ownerName}</span>
        <time dateTime={createdAt} className="text-muted">
          {moment.format(new Date(createdAt))}
        </time>
        {isOwn && via === 'mail' && <span className="text-muted">by email</span>}
        {isNew && <Badge tone="info">New</Badge>}
      </p>
      {subject && !isOwn && <p className="mt-1 font-semibold wrap-anywhere">{subject}</p>}
      <div className="mt-1">
        <FoldedText text={text} folded={quoted} />
      </div>
      <ul aria-label="Files" className="mt-2 flex flex-col gap-2 empty:hidden">
        {message.files.map((file) => (
          <MessageFile key={file.id} file={file} />
        ))}
      </ul>
    </li>
  );
}

const MessageFile = ({ file }: { file: AttachedFile }) => (
  <li className="flex items-start gap-3">
    <FileRow {...useFileDownload(file, reportDownload)} />
  </li>
);
