import { type ReactNode, Suspense, use } from 'react';
import { FirstLookContext } from '../host/first-look.ts';

interface LaterChartProps {
  /** Its place until it is there. */
  place: ReactNode;
  children: ReactNode;
}

/** A chart, whose library is large: left to the browser where the server draws the screen. */
export function LaterChart({ place, children }: LaterChartProps) {
  const isDrawn = use(FirstLookContext) !== null;
  return isDrawn ? place : <Suspense fallback={place}>{children}</Suspense>;
}
