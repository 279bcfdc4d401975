import type { User } from '@polaris/contracts';
import { useEffect } from 'react';
import { useDeclineTwoFactor, useTwoFactor } from '../api/identity/two-factor.ts';
import { Button, ButtonLink } from '../primitives/button.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface TwoFactorSuggestionProps {
  user: User;
  onContinue: (user: User) => void;
}

/** After sign-in, suggests a second factor to the owner until they set one up or decline. */
export function TwoFactorSuggestion({ user, onContinue }: TwoFactorSuggestionProps) {
  const { data, isError } = useTwoFactor();
  const decline = useDeclineTwoFactor();
  const isOver = isError || data?.suggested === false;
  useEffect(() => {
    if (isOver) onContinue(user);
  }, [isOver, onContinue, user]);
  if (!data?.suggested)
    return (
      <SignInFrame title="Welcome back">
        <div role="status">
          <span className="sr-only">Signing in...</span>
          <Skeleton className="h-12 w-full" />
        </div>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="Protect your account"
      text="Everything your clients tell you is behind your password. Ask for a code from your phone or a passkey, too, so that a stolen password isn’t enough."
    >
      <div className="flex flex-col gap-3">
        <ButtonLink size="lg" href="/dashboard/profile#two-factor" autoFocus>
          Set it up now
        </ButtonLink>
        <Button
          variant="secondary"
          size="lg"
          pending={decline.isPending || decline.isSuccess}
          onClick={() => decline.mutate(undefined, { onSettled: () => onContinue(user) })}
        >
          Not now
        </Button>
        <p className="mt-2 text-sm leading-6 text-muted">
          It takes two minutes. You can do it at any time in your profile.
        </p>
      </div>
    </SignInFrame>
  );
}
