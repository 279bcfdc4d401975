import type { MessageTarget } from '../../../api/mail/messages.ts';

/** The recipient of a message. */
export interface ComposerRecipient {
  target: MessageTarget;
  name: string;
  email: string;
  company: string | null;
  /** The initial subject. */
  subject: string;
  /** The quoted message; null if there is none. */
  quote: string | null;
  /** The customer to follow up with; undefined while unknown. */
  isCustomer: boolean | undefined;
  /** The id of the customer, if they have an account to show files to; otherwise no files can be attached. */
  filesOf: number | undefined;
}

/** The draft of a message to someone. */
export const draftName = ({ kind, id }: MessageTarget): string => `message-${kind}-${id}`;
