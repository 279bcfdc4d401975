import type { AssistantUndoQuery } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useAssistantUndoPreview, useUndoAssistant } from '../../../api/office/assistants.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

interface UndoDialogProps {
  connectionId: number;
  selection: AssistantUndoQuery;
  onClose: () => void;
}

/** Shows what an undo would do, and does exactly that. */
export function UndoDialog({ connectionId, selection, onClose }: UndoDialogProps) {
  const preview = useAssistantUndoPreview(connectionId, selection);
  const undo = useUndoAssistant(connectionId);
  const { data } = preview;
  const run = async (digest: string) => {
    try {
      const { sets } = await undo.mutateAsync({ ...selection, digest });
      reportSuccess(sets === 1 ? '1 change undone' : `${sets} changes undone`);
      onClose();
    } catch (error) {
      reportFailure(error);
      void preview.refetch();
    }
  };
  return (
    <Dialog open title="Undo changes?" role="alertdialog" className="max-w-lg" onClose={onClose}>
      {preview.isPending && (
        <LoadingState text="Looking at what would change..." className="py-4" />
      )}
      {preview.isError && <Alert className="mb-4">{errorMessage(preview.error)}</Alert>}
      {data && (
        <div className="mb-4 flex flex-col gap-3 text-sm leading-6 wrap-anywhere">
          {data.undone.length === 0 && <p>There is nothing to put back.</p>}
          <Sentences title="This goes back:" sentences={data.undone} />
          <Sentences title="This stays:" sentences={data.stays} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose} data-autofocus="">
          Cancel
        </Button>
        {data && (
          <Button
            mutates
            variant="danger"
            pending={undo.isPending || preview.isFetching}
            onClick={() => void run(data.digest)}
          >
            Undo
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
