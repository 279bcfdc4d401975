import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { useKeyboardClaim } from '../../../primitives/form/keyboard-claims.ts';
import { Tooltip } from '../../../primitives/tooltips/tooltip.tsx';
import { useClosing } from '../../../primitives/use-closing.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { quickActions } from '../palette/destinations.ts';

type Place = 'header' | 'titleBar' | 'navigation';

/** In the header there is room for a field only if the window is wide. */
const paletteSizes = { header: 'auto', titleBar: 'field', navigation: 'icon' } as const;

/** Search and quick actions. */
export function Tools({ place }: { place: Place }) {
  const inHeader = place !== 'navigation';
  return (
    <div className={clsx('flex items-center', inHeader ? 'gap-1' : 'flex-wrap gap-y-1')}>
      <PaletteButton size={paletteSizes[place]} />
      <NewMenu opensLeft={inHeader} />
    </div>
  );
}

const iconStyle = clsx(
  'relative grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11',
  focusRing,
);

/** All quick actions. */
function NewMenu({ opensLeft }: { opensLeft: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useKeyboardClaim(isOpen);
  useClosing(isOpen, box, () => setOpen(false));
  return (
    <div ref={box} className="relative">
      <Tooltip name="New">
        <button
          type="button"
          aria-label="New"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className={iconStyle}
        >
          <Plus aria-hidden="true" className="size-[1.125rem]" />
        </button>
      </Tooltip>
      {isOpen && (
        <ul
          id={id}
          aria-label="New"
          className={clsx(
            'absolute top-full z-50 mt-1 w-56 rounded-sm border border-line-strong bg-raised p-1.5 shadow-lg',
            opensLeft ? 'right-0' : 'left-0',
          )}
        >
          {quickActions.map(({ label, to }) => (
            <MenuEntry key={to} to={to} onLeave={() => setOpen(false)}>
              {label}
            </MenuEntry>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MenuEntryProps {
  to: string;
  onLeave: () => void;
  children: ReactNode;
}

const MenuEntry = ({ to, onLeave, children }: MenuEntryProps) => (
  <li>
    <Link
      to={to}
      onClick={onLeave}
      className={clsx(
        'flex min-h-9 items-center rounded-sm px-3 text-sm text-ink hover:bg-sunken pointer-coarse:min-h-11',
        focusRing,
      )}
    >
      {children}
    </Link>
  </li>
);
