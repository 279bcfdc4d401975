import { nameHistoryEntry } from '@polaris/ui/api/client/history/name-history-entry';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

nameHistoryEntry();

/** Resolves once React has hydrated the page. */
export const hydrated = new Promise<void>((done) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Announce onHydrated={done}>
          <HydratedRouter />
        </Announce>
      </StrictMode>,
    );
  });
});

function Announce({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
