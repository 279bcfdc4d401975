import { withData } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { focusRing } from '../primitives/fields/control-style.ts';
import { Star } from '../primitives/star.tsx';
import { Tooltip } from '../primitives/tooltips/tooltip.tsx';

interface TitleBarProps {
  /** Shows the app's menu; null if the system has a menu bar. */
  onMenu: (() => void) | null;
}

/**
 * The title bar of the window, which contains the tools of the admin screens. The app reports its height to the system,
 * which draws the window buttons next to it, on its usual side.
 */
export function TitleBar({ onMenu }: TitleBarProps) {
  const openMenu = useEffectEvent((event: KeyboardEvent) => {
    if (!onMenu || event.key !== 'F10' || event.shiftKey) return;
    event.preventDefault();
    onMenu();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => openMenu(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <div className="h-11 border-b border-line bg-surface select-none [app-region:drag] print:hidden">
      <div className="ml-[env(titlebar-area-x,0px)] flex h-full w-[env(titlebar-area-width,100%)] items-center gap-2 px-2">
        {onMenu && <MenuButton onMenu={onMenu} />}
        <span className="flex items-center gap-2 px-2 text-sm font-semibold text-muted">
          <Star className="size-3.5 text-accent" />
          Polaris
        </span>
        <div {...withData('adminTools')} className="ml-auto [app-region:no-drag]" />
      </div>
    </div>
  );
}

const MenuButton = ({ onMenu }: { onMenu: () => void }) => (
  <Tooltip name="Menu">
    <button
      type="button"
      aria-label="Menu"
      aria-haspopup="menu"
      aria-keyshortcuts="F10"
      onClick={onMenu}
      className={clsx(
        'grid size-10 cursor-pointer place-items-center rounded-sm text-muted [app-region:no-drag] hover:bg-sunken hover:text-ink',
        focusRing,
      )}
    >
      <Menu aria-hidden="true" className="size-[1.125rem]" />
    </button>
  </Tooltip>
);
