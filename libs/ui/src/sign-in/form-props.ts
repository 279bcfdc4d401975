import type { User } from '@polaris/contracts';
import type { ChangeEvent } from 'react';

export interface FormProps {
  /** The email typed so far in any of the forms; undefined keeps what the browser filled in. */
  email: string | undefined;
  onEmail: (event: ChangeEvent<HTMLInputElement>) => void;
  onDone: (user: User) => void;
}
