import type { User } from '@polaris/contracts';
import { useState } from 'react';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { BegunTwoFactor } from './set-up-two-factor.tsx';

interface FirstFactorProps {
  user: User;
  onDone: () => void;
  onCancel: () => void;
}

/** The setup on the way into the admin area: the key, a code, and the recovery codes. */
export function FirstFactor({ user, onDone, onCancel }: FirstFactorProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodeList codes={codes} onClose={onDone} />;
  return <BegunTwoFactor user={user} onCodes={setCodes} onCancel={onCancel} />;
}
