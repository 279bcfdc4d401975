import { Slot } from '@radix-ui/react-slot';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import clsx from 'clsx';
import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { tooltip } from '../theme/tooltip.ts';
import { type NamedControl, TooltipContext } from './tooltip-context.ts';

/** Whether the key that was pressed last moves the focus; others let the page move it. */
let isFocusKey = true;
const notice = ({ key }: KeyboardEvent) => void (isFocusKey = /^Tab|^Arrow/.test(key));

/** For screens: their tooltips open and close as neighbors. Public pages do without it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('keydown', notice, { capture: true });
    return () => document.removeEventListener('keydown', notice, { capture: true });
  }, []);
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

/**
 * A dialog that opens or closes moves the focus by itself: a tooltip would then cover what is read, and
 * take the Escape that is meant for the dialog.
 */
function onlyByKeyboard(event: FocusEvent): void {
  if (!isFocusKey || !event.currentTarget.matches(':focus-visible')) event.preventDefault();
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
