import { type ReactElement, createContext } from 'react';

export interface NamedControl {
  /** The accessible name of the control, which is all that its tooltip says. */
  name: string;
  /** Hides the tooltip where the control shows its label. */
  className?: string;
  /** The control: one element that takes a ref and the handlers of the pointer and the focus. */
  children: ReactElement<Record<string, unknown>>;
}

/** What draws tooltips; null on public pages, whose own script does. */
export const TooltipContext = createContext<((control: NamedControl) => ReactElement) | null>(null);
