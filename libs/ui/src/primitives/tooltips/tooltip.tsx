import { withData } from '@polaris/contracts/browser-names';
import { type ReactElement, cloneElement } from 'react';

interface TooltipProps {
  /** The accessible name of the control, shown as its tooltip. */
  name: string;
  children: ReactElement<Record<string, unknown>>;
}

/** Shows the name of a control that has no visible label, once `startTooltips` has been called. */
export const Tooltip = ({ name, children }: TooltipProps) =>
  cloneElement(children, withData('tooltip', name));
