import type { AuthenticatorKey, User } from '@polaris/contracts';
import { useEffect, useState } from 'react';
import { useEnableTwoFactor, useStartTwoFactor } from '../../../api/identity/two-factor.ts';
import { Button } from '../../../primitives/button.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';
import { QrCode } from '../../qr-code.tsx';
import { StartForm } from './start-form.tsx';
import { FactorCodeForm } from './factor-code-form.tsx';

/** `/dashboard/profile#two-factor` starts the setup. */
export const SET_UP = '#two-factor';

interface SetUpTwoFactorProps {
  user: User;
  onCodes: (codes: string[]) => void;
}

/** Shows a key and asks for a code of the app; asks for the password before, if that was typed long ago. */
export function SetUpTwoFactor({ user, onCodes }: SetUpTwoFactorProps) {
  const [isBegun, setBegun] = useState(() => location.hash === SET_UP);
  if (isBegun)
    return <BegunTwoFactor user={user} onCodes={onCodes} onCancel={() => setBegun(false)} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="leading-6">Off. You sign in with your password only.</p>
      <p className="max-w-prose text-sm leading-6 text-muted">
        Start with an app on your phone. After that, you can add passkeys.
      </p>
      <Button mutates onClick={() => setBegun(true)}>
        Set up
      </Button>
    </div>
  );
}

/** Its first try is without the password, which a new session does not need. */
export function BegunTwoFactor(props: SetUpTwoFactorProps & { onCancel: () => void }) {
  const { user, onCodes, onCancel } = props;
  const { mutate, data, isError } = useStartTwoFactor();
  const [proven, setProven] = useState<AuthenticatorKey | null>(null);
  useEffect(() => mutate({}), [mutate]);
  const key = proven ?? data;
  if (key) return <ScanKey authenticatorKey={key} onCodes={onCodes} onCancel={onCancel} />;
  if (isError) return <StartForm user={user} onKey={setProven} onCancel={onCancel} />;
  return (
    <div role="status">
      <span className="sr-only">Making a key...</span>
      <Skeleton className="h-48 w-48" />
    </div>
  );
}

interface ScanKeyProps {
  authenticatorKey: AuthenticatorKey;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

function ScanKey({ authenticatorKey: { uri, secret }, onCodes, onCancel }: ScanKeyProps) {
  const enable = useEnableTwoFactor();
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose leading-6">
        Scan this with an authenticator app, such as the one in your password manager, Google
        Authenticator or Microsoft Authenticator.
      </p>
      <QrCode text={uri} label="QR code of the key" />
      <CopyField label="Can’t scan it? Enter this key" value={secret} />
      <FactorCodeForm
        label="Turn on"
        takesRecoveryCode={false}
        onCancel={onCancel}
        onFactor={async ({ code = '' }) => {
          const { codes } = await enable.mutateAsync({ code });
          toast({
            title: 'Two-factor authentication is on',
            description: 'You sign in with your password and a code.',
          });
          onCodes(codes);
        }}
      />
    </div>
  );
}
