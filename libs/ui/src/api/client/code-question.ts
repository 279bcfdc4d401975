import { useSyncExternalStore } from 'react';

/** A call that waits for a code of the second factor. */
interface Waiting {
  answer: (isEntered: boolean) => void;
  takesPasskey: boolean;
}

/** One question answers all of them. */
let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Whether the person has entered a code or used a passkey; false immediately where nothing can ask for it. */
export function askForCode(takesPasskey: boolean): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((answer) => setWaiting([...waiting, { answer, takesPasskey }]));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) answerAll(false);
  };
}

function answerAll(isEntered: boolean): void {
  const answered = waiting;
  setWaiting([]);
  for (const { answer } of answered) answer(isEntered);
}

const none: readonly Waiting[] = [];

/** For the dialog that asks: whether it is open, whether a passkey is taken, and how it answers. */
export function useOpenQuestion() {
  const open = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  );
  return {
    isOpen: open.length > 0,
    takesPasskey: open.some(({ takesPasskey }) => takesPasskey),
    answer: answerAll,
  };
}
