import { dayText } from '@polaris/contracts';
import type { DatedNote, DatedPurchase } from '../../../api/site/account/purchases.ts';

/** The owner's notes about a purchase: the newest is open, older ones are collapsed. */
export function PurchaseNotes({ notes: [newest, ...older] }: Pick<DatedPurchase, 'notes'>) {
  if (!newest) return null;
  return (
    <div className="flex flex-col gap-2 text-sm leading-6">
      <Note note={newest} />
      {older.length > 0 && (
        <details>
          <summary className="inline-block min-h-6 cursor-pointer text-muted underline underline-offset-4">
            Earlier notes ({older.length})
          </summary>
          <div className="mt-2 flex flex-col gap-2">
            {older.map((note, index) => (
              <Note key={index} note={note} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

const Note = ({ note: { text, writtenOn } }: { note: DatedNote }) => (
  <p className="max-w-prose border-l-2 border-accent pl-4 wrap-anywhere whitespace-pre-wrap">
    <time dateTime={writtenOn} className="block text-muted">
      {dayText(writtenOn)}
    </time>
    {text}
  </p>
);
