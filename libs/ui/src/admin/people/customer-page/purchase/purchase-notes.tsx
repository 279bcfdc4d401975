import type { PurchaseNote } from '@polaris/contracts';
import { dateAndTime } from '../../../shared/record/format.ts';
import { Section } from './section.tsx';

/** What was written to the client with updates of the progress; nothing while there is none. */
export function PurchaseNotes({ notes }: { notes: PurchaseNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Section title="Notes">
      {notes.map((note) => (
        <p
          key={note.createdAt}
          className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap"
        >
          <time dateTime={note.createdAt} className="block text-muted">
            {dateAndTime(note.createdAt)}
          </time>
          {note.text}
        </p>
      ))}
    </Section>
  );
}
