import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';

interface Question {
  leave: () => void;
  stay?: () => void;
}

let current: Question | null = null;
const listeners = new Set<() => void>();

function set(question: Question | null): void {
  current = question;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks whether to leave without saving. Returns a function that cancels the question. */
export function openLeaveQuestion(question: Question): () => void {
  set(question);
  return () => {
    if (current === question) set(null);
  };
}

/** The current question. Rendered once for all screens. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const respond = (then: (() => void) | undefined) => {
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
      onConfirm={() => respond(question?.leave)}
      onCancel={() => respond(question?.stay)}
    />
  );
}
