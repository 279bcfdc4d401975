import type { MessageTarget } from '../../../api/messages.ts';

/** To whom a message is written. */
export interface Recipient {
  target: MessageTarget;
  name: string;
  email: string;
  company: string | null;
  /** The subject that a new message begins with. */
  subject: string;
  /** What the person wrote, as it is quoted; null where there is nothing to quote. */
  quote: string | null;
  /** Only a customer can be followed up; undefined while that is not known. */
  isCustomer: boolean | undefined;
}

/** The draft of a message to someone. */
export const draftName = ({ kind, id }: MessageTarget): string => `message-${kind}-${id}`;
