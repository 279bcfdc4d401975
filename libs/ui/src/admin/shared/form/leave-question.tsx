import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx';

interface Question {
  leave: () => void;
  stay?: () => void;
}

let asked: Question | null = null;
const listeners = new Set<() => void>();

function set(question: Question | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks whether to leave without saving, and does what is answered. Returns what withdraws the question. */
export function ask(question: Question): () => void {
  set(question);
  return () => {
    if (asked === question) set(null);
  };
}

/** The question of the moment. Rendered once for all screens. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
  const answer = (then: (() => void) | undefined) => {
    set(null);
    then?.();
  };
  return (
    <ConfirmDialog
      open={question !== null}
      title="Unsaved changes"
      text="Your changes are not saved. Leave without saving?"
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => answer(question?.leave)}
      onCancel={() => answer(question?.stay)}
    />
  );
}
