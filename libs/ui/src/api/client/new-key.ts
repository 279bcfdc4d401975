import { useRef } from 'react';

/** An Idempotency-Key. Not randomUUID, which browsers only have on https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Returns a function with one key per content: sending the same again after a lost response has no effect. */
export function useContentKey(): (content: object) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (given) => {
    const content = JSON.stringify(given);
    if (last.current?.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
