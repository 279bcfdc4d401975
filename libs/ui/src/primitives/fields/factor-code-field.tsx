import { KeyRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface FactorCodeFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
  /** Whether a recovery code can be entered instead. */
  takesRecoveryCode?: boolean;
  /** Uses a passkey instead of a code, if one can be used. */
  onPasskey?: (() => Promise<void>) | undefined;
}

/** The field for a code of an authenticator app. */
export function FactorCodeField({
  error,
  takesRecoveryCode = true,
  onPasskey,
  ...input
}: FactorCodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      {onPasskey && <PasskeyButton onUse={onPasskey} />}
      <Field
        label={isRecovery ? 'Recovery code' : 'Six-digit code'}
        hint={isRecovery ? 'Each one works once.' : 'From your authenticator app.'}
        error={error}
        required
        className="w-full"
      >
        <Input
          key={String(isRecovery)}
          {...input}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          className="tracking-widest tabular-nums"
        />
      </Field>
      {takesRecoveryCode && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setRecovery(!isRecovery)}
          className="-ml-3"
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  );
}

function PasskeyButton({ onUse }: { onUse: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const use = async () => {
    setPending(true);
    await onUse().finally(() => setPending(false));
  };
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        pending={isPending}
        onClick={() => void use()}
        className="w-full"
      >
        {!isPending && <KeyRound aria-hidden="true" className="size-4" />}
        {isPending ? 'Waiting for your passkey...' : 'Use a passkey'}
      </Button>
      <p className="mb-1 self-center text-sm leading-6 text-muted">or enter a code</p>
    </>
  );
}
