import { withData } from '@polaris/contracts/browser-names';
import { cloneElement, useContext } from 'react';
import { type NamedControl, TooltipContext } from './tooltip-context.ts';

/** Shows the name of a control that has no visible label. */
export function Tooltip(control: NamedControl) {
  const draw = useContext(TooltipContext);
  if (draw) return draw(control);
  return cloneElement(control.children, withData('tooltip', control.name));
}
