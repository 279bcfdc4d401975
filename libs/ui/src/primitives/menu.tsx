import { ChevronDown, Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { useKeyboardClaim } from './form/keyboard-claims.ts';
import { useClosing } from './use-closing.ts';

/** The distance between the button and its menu, in pixels. */
const GAP = 4;

interface MenuProps {
  /** The name of its button. */
  label: string;
  className?: string;
  /** The icon of the button; three dots by default. */
  icon?: ReactNode;
  /** Whether its button shows the label instead of an icon. */
  isNamed?: boolean;
  children: ReactNode;
}

/** A button that opens a list of actions; using one closes it. */
export function Menu({ label, className, icon = dots, isNamed = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useKeyboardClaim(isOpen);
  useClosing(isOpen, box, close);
  useEffect(() => {
    const [opened, opener] = [list.current, button.current];
    if (!opened || !opener) return;
    const place = () => placeBelow(opened, opener);
    opened.showPopover?.();
    place();
    addEventListener('scroll', place, { passive: true });
    return () => removeEventListener('scroll', place);
  }, [isOpen]);
  const opener = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <span ref={box} className={className}>
      {isNamed ? (
        <Button {...opener} variant="ghost" size="sm">
          {label}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </Button>
      ) : (
        <IconButton {...opener} label={label}>
          {icon}
        </IconButton>
      )}
      {isOpen && (
        // In the top layer, as list rows would clip or cover the menu.
        <div
          ref={list}
          id={id}
          role="group"
          aria-label={label}
          popover="manual"
          onClick={() => {
            button.current?.focus();
            close();
          }}
          className="fixed inset-auto m-0 flex min-w-40 flex-col rounded-sm border border-line-strong bg-raised p-1.5 text-ink shadow-lg"
        >
          {children}
        </div>
      )}
    </span>
  );
}

const dots = <Ellipsis aria-hidden="true" className="size-4" />;

/** Right-aligned below the button, or above it at the end of the window. */
function placeBelow(list: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const isBelow = bottom + GAP + height <= innerHeight;
  list.style.top = `${isBelow ? bottom + GAP : top - GAP - height}px`;
  list.style.left = `${Math.max(GAP, right - width)}px`;
}
