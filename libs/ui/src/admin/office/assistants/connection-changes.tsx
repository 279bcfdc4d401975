import {
  type AssistantChange,
  type AssistantConnection,
  type AssistantUndoQuery,
  assistantToolText,
} from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useAssistantChanges } from '../../../api/office/assistants.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { UndoDialog } from './undo-dialog.tsx';

type Select = (selection: AssistantUndoQuery) => void;

/** What a connection changed within 30 days, with undo. */
export function ConnectionChanges({
  connection: { id, label },
}: {
  connection: AssistantConnection;
}) {
  const changes = useAssistantChanges(id);
  const [selection, setSelection] = useState<AssistantUndoQuery | null>(null);
  if (changes.isPending) return <LoadingState text="Loading the changes..." className="py-4" />;
  if (changes.isError) return <Alert className="mt-3">{errorMessage(changes.error)}</Alert>;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">Changed within 30 days:</p>
        {changes.data.some(({ undoneAt }) => undoneAt === null) && (
          <Button
            mutates
            variant="secondary"
            size="sm"
            aria-label={`Undo all changes of ${label}`}
            onClick={() => setSelection({})}
          >
            Undo all
          </Button>
        )}
      </div>
      <ul className="mt-1">
        {changes.data.map((change) => (
          <Change key={change.id} change={change} onUndo={setSelection} />
        ))}
      </ul>
      {selection && (
        <UndoDialog connectionId={id} selection={selection} onClose={() => setSelection(null)} />
      )}
    </>
  );
}

function Change({ change, onUndo }: { change: AssistantChange; onUndo: Select }) {
  const { id, tool, title, reason, afterStrangersText, at, undoneAt, undoneBy } = change;
  const done = assistantToolText(tool);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3">
          <time dateTime={at} className="text-muted">
            {dateAndTime(at)}
          </time>
          <span className="font-semibold">{done}</span>
          {afterStrangersText && <Badge tone="warn">After reading what others wrote</Badge>}
        </p>
        <p>{title}</p>
        <p className="text-muted">{reason}</p>
      </div>
      {undoneAt === null ? (
        <div className="flex flex-wrap gap-2">
          <Button
            mutates
            variant="secondary"
            size="sm"
            aria-label={`Undo ${done}: ${title}`}
            onClick={() => onUndo({ changeId: id })}
          >
            Undo
          </Button>
          <Button
            mutates
            variant="secondary"
            size="sm"
            aria-label={`Undo all since ${done}: ${title}`}
            onClick={() => onUndo({ since: at })}
          >
            Undo all since
          </Button>
        </div>
      ) : (
        <Badge>{undoneBy === 'assistant' ? 'Undone by itself' : 'Undone'}</Badge>
      )}
    </li>
  );
}
