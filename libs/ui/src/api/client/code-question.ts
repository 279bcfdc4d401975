import { useSyncExternalStore } from 'react';

/** The proofs that a call may require, as the fields of its errors name them. */
export type AskedProof = 'code' | 'passkey' | 'currentPassword';

/** A call that waits until the user has proved their identity again. */
interface Waiting {
  answer: (isEntered: boolean) => void;
  asked: readonly AskedProof[];
}

/** All waiting calls; one proof unblocks all of them. */
let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Resolves to whether the user gave one of the proofs; to false immediately if no dialog can ask. */
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

/** The state of the dialog: whether it is open, which proofs are accepted, and the function to report a proof. */
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
