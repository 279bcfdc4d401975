import type { User } from '@polaris/contracts';
import type { ChangeEvent } from 'react';

export interface FormProps {
  /** The email typed so far in any of the forms; undefined keeps the browser's autofill. */
  email: string | undefined;
  /** The password typed before React had loaded, in the server-rendered form. */
  earlyPassword?: string | undefined;
  onEmail: (event: ChangeEvent<HTMLInputElement>) => void;
  onDone: (user: User) => void;
}
