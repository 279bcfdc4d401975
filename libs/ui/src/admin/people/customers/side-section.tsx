import clsx from 'clsx';
import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from '../../../primitives/button.tsx';
import { useKeyboardClaim } from '../../../primitives/form/keyboard-claims.ts';
import { useOpenByAddress } from '../../shared/record/foldable-section.tsx';

/** A section that is opened by its heading, or by `#id` in the address. */
export function useSideSection(id: string) {
  const body = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, toggle, show } = useOpenByAddress(id, body);
  useKeyboardClaim(open);
  return { id, body, button, open, toggle, show };
}

export type SideSection = ReturnType<typeof useSideSection>;

interface SideHeadingProps {
  section: SideSection;
  title: string;
  Icon: LucideIcon;
  isPrimary?: boolean;
  /** The number of entries waiting in it. */
  count?: number;
}

/** The heading of a section, in the line of the list's heading. */
export function SideHeading({
  section,
  title,
  Icon,
  isPrimary = false,
  count = 0,
}: SideHeadingProps) {
  const { id, button, open, toggle } = section;
  return (
    <h2 id={id}>
      <Button
        ref={button}
        variant={!isPrimary ? 'ghost' : open ? 'secondary' : 'primary'}
        className={clsx(open && 'bg-sunken')}
        aria-expanded={open}
        aria-controls={`${id}-body`}
        aria-description={count > 0 ? `${count} waiting` : undefined}
        onClick={toggle}
      >
        <Icon aria-hidden="true" className="size-4" />
        {title}
        {count > 0 && (
          <span aria-hidden="true" className="font-normal text-muted tabular-nums">
            {count}
          </span>
        )}
      </Button>
    </h2>
  );
}

interface SidePanelProps {
  section: SideSection;
  title: string;
  children: ReactNode;
}

/** The content of a section. It stays rendered when closed, to keep typed text. */
export function SidePanel({ section, title, children }: SidePanelProps) {
  const { id, body, button, open, toggle } = section;
  const close = () => {
    toggle();
    button.current?.focus();
  };
  return (
    <section
      id={`${id}-body`}
      aria-labelledby={id}
      className={clsx('border border-line bg-raised p-5', !open && 'hidden')}
    >
      <p className="mb-3 flex items-center justify-between gap-4 font-semibold">
        {title}
        <IconButton label="Close" className="-mr-2" onClick={close}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </p>
      <div ref={body}>{children}</div>
    </section>
  );
}
