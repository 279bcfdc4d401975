import type { User } from '@polaris/contracts';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useDeclineTwoFactor, useTwoFactor } from '../api/identity/two-factor.ts';
import { Button } from '../primitives/button.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** If it cannot be loaded, the profile has it, too. */
const FirstFactor = lazy(() =>
  import('../account/profile/two-factor/first-factor.tsx').then(
    (module) => ({ default: module.FirstFactor }),
    () => ({ default: InProfile }),
  ),
);

const InProfile = () => (
  <a href="/dashboard/profile#two-factor" className="underline underline-offset-4">
    Set it up in your profile
  </a>
);

interface TwoFactorSuggestionProps {
  user: User;
  onContinue: (user: User) => void;
}

/** After sign-in, suggests a second factor to the owner until they set one up or decline. */
export function TwoFactorSuggestion({ user, onContinue }: TwoFactorSuggestionProps) {
  const { data, isError } = useTwoFactor();
  const decline = useDeclineTwoFactor();
  const [isBegun, setBegun] = useState(false);
  // Once it is on, it is not suggested any more, but the recovery codes are still to be saved.
  const isOver = !isBegun && (isError || data?.suggested === false);
  useEffect(() => {
    if (isOver) onContinue(user);
  }, [isOver, onContinue, user]);
  if (isBegun)
    return (
      <SignInFrame title="Protect your account">
        <Suspense fallback={<Skeleton className="h-48 w-48" />}>
          <FirstFactor
            user={user}
            onDone={() => onContinue(user)}
            onCancel={() => setBegun(false)}
          />
        </Suspense>
      </SignInFrame>
    );
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
        <Button size="lg" autoFocus onClick={() => setBegun(true)}>
          Set it up now
        </Button>
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
