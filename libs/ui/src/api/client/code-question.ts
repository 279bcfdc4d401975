import { useSyncExternalStore } from 'react';

/** What a call may ask for: it names the fields of its errors. */
export type AskedProof = 'code' | 'passkey' | 'currentPassword';

/** A call that waits for a proof that it is still the same person. */
interface Waiting {
  answer: (isEntered: boolean) => void;
  asked: readonly AskedProof[];
}

/** One question answers all of them. */
let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Whether the person has given one of the proofs; false immediately where nothing can ask for it. */
export function askForProof(asked: readonly AskedProof[]): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((answer) => setWaiting([...waiting, { answer, asked }]));
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

/** For the dialog that asks: whether it is open, which proofs are taken, and how it answers. */
export function useOpenQuestion() {
  const open = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  );
  return {
    isOpen: open.length > 0,
    takes: (proof: AskedProof) => open.some(({ asked }) => asked.includes(proof)),
    answer: answerAll,
  };
}
