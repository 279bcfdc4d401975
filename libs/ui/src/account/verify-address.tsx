import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useUser } from '../api/auth.ts';
import { CodeForm } from './code-form.tsx';
import { SendAgain } from './send-again.tsx';

interface VerifyAddressProps {
  /** Takes the focus when this goes away while it is used. */
  focusAfter: RefObject<HTMLElement | null>;
  autoFocus?: boolean;
  /** Beside "Send it again": a way out for who has typed a wrong address. */
  children: ReactNode;
}

/** How an address is verified by the code of its mail, for the dashboard and the profile. */
export function VerifyAddress(props: VerifyAddressProps) {
  const { focusAfter, autoFocus = false, children } = props;
  // The mail's link opens in another tab: coming back to this one shows what it has done.
  useUser({ refetchOnWindowFocus: 'always' });
  return (
    <div ref={useHandOver(focusAfter)} className="flex flex-col gap-4">
      <CodeForm autoFocus={autoFocus} />
      <SendAgain>{children}</SendAgain>
    </div>
  );
}

/** Hands the focus on before it is lost with what held it. */
function useHandOver(focusAfter: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const held = ref.current;
    const next = focusAfter.current;
    return () => {
      if (held?.contains(document.activeElement)) next?.focus();
    };
  }, [focusAfter]);
  return ref;
}
