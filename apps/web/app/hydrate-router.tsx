import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Fulfilled once React has taken the page over as the server wrote it. */
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
