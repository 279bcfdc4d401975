import { useState } from 'react';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../../../api/identity/two-factor.ts';
import { Button } from '../../../primitives/button.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';
import { FactorCodeForm } from './factor-code-form.tsx';

interface ChangeTwoFactorProps {
  acceptsPasskey: boolean;
  onCodes: (codes: string[]) => void;
}

/** Creates new recovery codes, or turns the second factor off; each requires a code. */
export function ChangeTwoFactor({ acceptsPasskey, onCodes }: ChangeTwoFactorProps) {
  const [change, setChange] = useState<'renew' | 'disable' | null>(null);
  const renew = useRenewRecoveryCodes();
  const disable = useDisableTwoFactor();
  const cancel = () => setChange(null);
  if (change === 'renew')
    return (
      <FactorCodeForm
        label="Make new recovery codes"
        onCancel={cancel}
        acceptsPasskey={acceptsPasskey}
        onFactor={async (input) => {
          const { codes } = await renew.mutateAsync(input);
          setChange(null);
          onCodes(codes);
        }}
      />
    );
  if (change === 'disable')
    return (
      <FactorCodeForm
        label="Turn off"
        isDanger
        onCancel={cancel}
        acceptsPasskey={acceptsPasskey}
        onFactor={async (input) => {
          await disable.mutateAsync(input);
          toast({
            title: 'Two-factor authentication is off',
            description: 'You sign in with your password only.',
          });
        }}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" mutates onClick={() => setChange('renew')}>
        New recovery codes
      </Button>
      <Button variant="danger" mutates onClick={() => setChange('disable')}>
        Turn off
      </Button>
    </div>
  );
}
