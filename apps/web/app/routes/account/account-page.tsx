import { LoadingState } from '@polaris/ui/primitives/page-state';
import { useHydrated } from '@polaris/ui/primitives/use-hydrated';
import type { ReactNode } from 'react';

interface AccountPageProps {
  /** Called in the browser only. */
  children: () => ReactNode;
  loadingText: string;
}

/** Personal pages are rendered in the browser only, as the server does not know the user. */
export function AccountPage({ children, loadingText }: AccountPageProps) {
  const hydrated = useHydrated();
  return (
    <main id="main" tabIndex={-1}>
      {hydrated ? children() : <Loading text={loadingText} />}
    </main>
  );
}

const Loading = ({ text }: { text: string }) => (
  <div className="mx-auto min-h-[calc(100dvh-var(--header-height,65px))] max-w-6xl px-5 py-10 md:px-8 md:py-16">
    <LoadingState text={text} className="[@media(scripting:none)]:hidden" />
    <p className="hidden [@media(scripting:none)]:block">
      This page needs JavaScript, which is turned off in this browser.
    </p>
  </div>
);
