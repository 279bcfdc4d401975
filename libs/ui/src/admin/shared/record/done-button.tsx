import { Check, RotateCcw } from 'lucide-react';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../feedback/report-failure.ts';
import { toastWithUndo } from '../feedback/undo-toast.ts';

interface DoneButtonProps {
  /** Part of the button's label, for screen readers. */
  name: string;
  isDone: boolean;
  isPending: boolean;
  set: (done: boolean) => Promise<unknown>;
  /** The toasts after it is done or reopened, and how to reopen it without Undo. */
  texts: { done: string; reopened: string; altText: string };
  /** Reports a failure; the server's sentence by default. */
  onFailure?: (error: unknown) => void;
}

/** Marks an entry as done, with Undo, or opens it again. */
export function DoneButton(props: DoneButtonProps) {
  const { name, isDone, isPending, set, texts, onFailure = reportFailure } = props;
  const reopen = () =>
    set(false)
      .then(() => reportSuccess(texts.reopened))
      .catch(onFailure);
  const finish = () =>
    set(true)
      .then(() =>
        toastWithUndo({
          title: 'Success',
          description: texts.done,
          altText: texts.altText,
          undo: reopen,
        }),
      )
      .catch(onFailure);
  const Icon = isDone ? RotateCcw : Check;
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={isPending}
      onClick={() => void (isDone ? reopen() : finish())}
      aria-label={isDone ? `Reopen ${name}` : `Mark ${name} as done`}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {isDone ? 'Reopen' : 'Done'}
    </Button>
  );
}
