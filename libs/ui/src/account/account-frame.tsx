import type { ReactNode } from 'react';
import { setClockZone } from '../primitives/clock.ts';

/** As wide as the site, and at least as high as the window, so that the footer does not move. */
export function AccountFrame({ children }: { children: ReactNode }) {
  // Clients see their own time, also after the owner's screens in the same window.
  setClockZone(null);
  return (
    <div className="mx-auto min-h-[calc(100dvh-var(--header-height,65px))] w-full max-w-6xl px-5 py-8 md:px-8 md:py-10">
      {children}
    </div>
  );
}
