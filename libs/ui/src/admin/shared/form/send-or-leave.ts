import type { KeyboardEvent } from 'react';
import { actingKey } from '../../../primitives/acting-key.ts';

interface Keys {
  send: () => Promise<unknown>;
  leave: () => void;
}

/** Ctrl+Enter sends a form, also from a field of several lines, and Escape leaves it. */
export const sendOrLeave =
  ({ send, leave }: Keys) =>
  (event: KeyboardEvent) => {
    if (actingKey(event) === 'Escape') leave();
    else if (actingKey(event) === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else return;
    event.preventDefault();
  };
