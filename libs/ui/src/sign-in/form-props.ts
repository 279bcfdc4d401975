import type { User } from '@polaris/contracts';
import type { ChangeEvent } from 'react';

export interface FormProps {
  /** The address typed so far in any of the forms; undefined leaves what the browser has filled in. */
  email: string | undefined;
  onEmail: (event: ChangeEvent<HTMLInputElement>) => void;
  onDone: (user: User) => void;
}
