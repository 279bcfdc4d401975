import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useUser } from '../api/identity/auth.ts';
import { useSendVerification } from '../api/identity/verification.ts';
import { Button } from '../primitives/button.tsx';
import { AccountFailure } from './account-failure.tsx';
import { CodeForm } from './code-form.tsx';

interface VerifyAddressProps {
  /** Gets the focus when the focused element here is removed. */
  focusAfter: RefObject<HTMLElement | null>;
  autoFocus?: boolean;
  /** Shown beside "Send it again": what to do about a wrong address. */
  children: ReactNode;
}

/** Verifies an address by the code of its mail, on the dashboard and in the profile. */
export function VerifyAddress(props: VerifyAddressProps) {
  const { focusAfter, autoFocus = false, children } = props;
  // The mail's link opens in another tab: returning to this one shows the result.
  useUser({ refetchOnWindowFocus: 'always' });
  return (
    <div ref={useFocusAfter(focusAfter)} className="flex flex-col gap-4">
      <CodeForm autoFocus={autoFocus} />
      <SendAgain>{children}</SendAgain>
    </div>
  );
}

/** Moves the focus before the element that has it is removed. */
function useFocusAfter(focusAfter: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const next = focusAfter.current;
    return () => {
      if (element?.contains(document.activeElement)) next?.focus();
    };
  }, [focusAfter]);
  return ref;
}

/** The button that sends the mail again; its children are shown beside it. */
function SendAgain({ children }: { children: ReactNode }) {
  const sending = useSendVerification();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          pending={sending.isPending}
          onClick={() => sending.mutate()}
        >
          Send it again
        </Button>
        {children}
      </div>
      {sending.isError && <AccountFailure error={sending.error} />}
      <p role="status" className="text-sm leading-6 text-success empty:-mt-3">
        {sending.isSuccess && 'A new email is on its way.'}
      </p>
    </div>
  );
}
