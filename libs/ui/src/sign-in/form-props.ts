import type { User } from '@polaris/contracts';
import type { ChangeEvent } from 'react';

export interface FormProps {
  /** The email typed so far in any of the forms; undefined keeps what the browser filled in. */
  email: string | undefined;
  /** What was typed as the password before React had loaded, in the form that the server draws. */
  earlyPassword?: string | undefined;
  onEmail: (event: ChangeEvent<HTMLInputElement>) => void;
  onDone: (user: User) => void;
}
