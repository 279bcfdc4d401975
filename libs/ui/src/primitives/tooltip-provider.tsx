import { Slot } from '@radix-ui/react-slot';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import clsx from 'clsx';
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
import { tooltip } from '../theme/tooltip.ts';
import { type NamedControl, TooltipContext } from './tooltip-context.ts';

/** For screens: their tooltips open and close as neighbors. Public pages do without it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider
      delayDuration={tooltip.openAfterMs}
      skipDelayDuration={tooltip.skipWithinMs}
    >
      <TooltipContext value={draw}>{children}</TooltipContext>
    </RadixTooltip.Provider>
  );
}

/** A modal dialog covers all that is outside of it, so its tooltips are inside. */
const layerOf = (control: HTMLElement | null) => control?.closest('dialog') ?? undefined;

/** A dialog focuses its first control by itself; a finger or a mouse must not open a tooltip so. */
function onlyByKeyboard(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** The control has this name already: its tooltip does not describe it by the same words again. */
function Undescribed({ 'aria-describedby': _, ...rest }: ComponentProps<typeof Slot>) {
  return <Slot {...rest} />;
}

const draw = (control: NamedControl) => <ScreenTooltip {...control} />;

function ScreenTooltip({ name, className, children }: NamedControl) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger ref={setControl} asChild onFocus={onlyByKeyboard}>
        <Undescribed>{children}</Undescribed>
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={layerOf(control)}>
        <RadixTooltip.Content
          sideOffset={tooltip.gapPx}
          collisionPadding={8}
          className={clsx(tooltip.className, className)}
        >
          {name}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
