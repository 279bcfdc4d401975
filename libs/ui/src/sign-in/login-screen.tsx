import { type User, hasHint, providerRefusal, safeReturnTo } from '@polaris/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../api/client/api-error.ts';
import { useLogout, useUser } from '../api/identity/auth.ts';
import { createQueryClient } from '../api/client/query-client.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { ModeForm } from './mode-form.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { type SystemBrowserSignIn, OpenIdLink } from './open-id-link.tsx';
import { type OrderToSignIn, signInCopy, signedInCopy } from './sign-in-copy.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { TwoFactorSuggestion } from './two-factor-suggestion.tsx';
import { useSignInMode } from './use-sign-in-mode.ts';

interface LoginScreenProps {
  /** The page after sign-in, from the query string; validated here. */
  returnTo: string | null | undefined;
  /** Replaces the full navigation, for the desktop app, which has no registration. */
  onDone?: (user: User) => void;
  /** Why the provider's response was rejected, from the query string. */
  refused?: string | null;
  /** For a shell that opens the provider's pages in the system's browser. */
  browser?: SystemBrowserSignIn;
  /** The service that `returnTo` orders. */
  order?: OrderToSignIn | null;
}

export function LoginScreen(props: LoginScreenProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SignIn {...props} />
    </QueryClientProvider>
  );
}

/** The owner's first page after the one-time link of the first start has created the account. */
const FIRST_RUN = '/admin/start';

const neverChanges = () => () => {};

function SignIn({ returnTo, onDone, refused, browser, order }: LoginScreenProps) {
  // Nearly everyone who orders for the first time has no account.
  const first = order && !onDone ? 'register' : 'sign-in';
  const mode = useSignInMode(first);
  const { frame, email, setEmail, earlyPassword } = useTypedFields();
  const enabled = useSyncExternalStore(
    neverChanges,
    () => hasHint(document.cookie),
    () => false,
  );
  const user = useUser({ enabled }).data;
  const [signedIn, setSignedIn] = useState<User | null>(null);
  const isFirst = mode.name === 'setup';
  // Replaces the history entry, so that Back returns to the previous page.
  const leave = useCallback(
    (who: User) => location.replace(isFirst ? FIRST_RUN : destination(returnTo, who)),
    [returnTo, isFirst],
  );
  const done = onDone ?? ((who: User) => (who.isAdmin ? setSignedIn(who) : leave(who)));
  const byLink = ['code', 'reset', 'setup', 'app', 'verify', 'cancel'].includes(mode.name);
  if (signedIn) return <TwoFactorSuggestion user={signedIn} onContinue={leave} />;
  // An account without a password requests its first one while signed in.
  if (user && !byLink && mode.name !== 'forgot') {
    return (
      <SignInFrame {...signedInCopy(order)}>
        <SignedInPanel user={user} onContinue={onDone ?? leave} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame {...signInCopy(mode.name, order)}>
      {!byLink && refused && <Alert>{providerRefusal(refused)}</Alert>}
      {!byLink && !onDone && <ModeTabs current={mode.name} first={first} />}
      <div ref={frame} className="contents">
        <ModeForm
          key={mode.name === 'forgot' ? user?.email : undefined}
          mode={mode}
          email={email ?? user?.email}
          earlyPassword={earlyPassword}
          onEmail={(event) => setEmail(event.target.value)}
          onDone={done}
        />
      </div>
      {!byLink && (browser || !onDone) && (
        <OpenIdLink returnTo={safeReturnTo(returnTo)} browser={browser} />
      )}
    </SignInFrame>
  );
}

/**
 * The forms share the email, even if it was typed before React had loaded. The server does not get the fragment, so it
 * always renders the sign-in form: a password typed there is kept, too, and typing continues in the same field.
 */
function useTypedFields() {
  const frame = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState<string>();
  const [early, setEarly] = useState<{ password?: string | undefined; focus?: string }>({});
  useLayoutEffect(() => {
    const field = (name: string) =>
      frame.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
    const typed = (name: string) => field(name)?.value || undefined;
    const focus = ['email', 'password'].find((name) => field(name) === document.activeElement);
    setEmail(typed('email'));
    setEarly({ password: typed('password'), ...(focus && { focus }) });
  }, []);
  useLayoutEffect(() => {
    if (early.focus && document.activeElement === document.body)
      frame.current?.querySelector<HTMLInputElement>(`[name=${early.focus}]`)?.focus();
  }, [early.focus]);
  return { frame, email, setEmail, earlyPassword: early.password };
}

/** Without a `returnTo`, the owner goes to the admin area, everyone else to the dashboard. */
const destination = (returnTo: string | null | undefined, user: User) =>
  safeReturnTo(returnTo, user.isAdmin ? '/admin' : '/dashboard');

interface SignedInPanelProps {
  user: User;
  onContinue: (user: User) => void;
}

/** For a user who is already signed in: continue, or sign out. */
function SignedInPanel({ user, onContinue }: SignedInPanelProps) {
  const logout = useLogout();
  return (
    <div className="flex flex-col gap-5">
      {logout.error && <Alert>{errorMessage(logout.error)}</Alert>}
      <p className="text-base leading-6 wrap-anywhere text-ink">
        You're signed in as <strong>{user.email}</strong>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onContinue(user)}>Continue</Button>
        <Button variant="secondary" pending={logout.isPending} onClick={() => logout.mutate()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
