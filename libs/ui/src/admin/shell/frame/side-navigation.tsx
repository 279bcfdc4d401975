import { type AdminPath, screensBeside } from '@polaris/contracts/admin-screens';
import { storageKeys } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Tooltip } from '../../../primitives/tooltips/tooltip.tsx';
import { useIsWide } from '../../../primitives/use-is-wide.ts';
import { type Waiting, navigationGroups, useWaiting } from '../navigation.ts';
import { screens } from '../screens.ts';
import { ScreenName, nameWith } from './screen-name.tsx';

const { adminNavigation: STORED } = storageKeys;
const FOLDED = 'folded';

function useFolded() {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(STORED) === FOLDED);
  const fold = (next: boolean) => {
    setFolded(next);
    localStorage.setItem(STORED, next ? FOLDED : 'open');
  };
  return [isFolded, fold] as const;
}

/** The side navigation: names and counts, or icons only when collapsed or narrow. */
export function SideNavigation({ tools }: { tools: ReactNode }) {
  const isWide = useIsWide();
  const [isFolded, fold] = useFolded();
  const isNarrow = isFolded || !isWide;
  return (
    <div
      className={clsx(
        'sticky top-(--header-height,0px) flex max-h-[calc(100dvh-var(--header-height,0px))] shrink-0 flex-col gap-3 self-start bg-surface py-4',
        isNarrow ? 'w-14 px-1.5' : 'w-52 px-3',
      )}
    >
      {tools}
      <ScreenLinks isNarrow={isNarrow} />
      {isWide && <FoldButton isFolded={isFolded} onFold={fold} />}
    </div>
  );
}

function ScreenLinks({ isNarrow }: { isNarrow: boolean }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const waiting = useWaiting();
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={nav} aria-label="Admin" className="min-h-0 grow overflow-x-clip overflow-y-auto">
      {navigationGroups.map(({ label, items }, index) => (
        <div key={label} className={clsx(index > 0 && 'mt-3 border-t border-line pt-3')}>
          {index > 0 && !isNarrow && (
            <p aria-hidden="true" className="px-3 pb-1 text-xs leading-5 text-muted">
              {label}
            </p>
          )}
          <ul aria-label={label} className="flex flex-col gap-px">
            {items.map((item) => (
              <li key={item.path}>
                <ScreenLink {...item} isNarrow={isNarrow} waiting={waiting[item.path]} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface ScreenLinkProps {
  path: AdminPath;
  label: string;
  isNarrow: boolean;
  waiting: Waiting | undefined;
}

function ScreenLink({ path, label, isNarrow, waiting }: ScreenLinkProps) {
  const { icon: Icon } = screens[path];
  const { pathname } = useLocation();
  const paths = [path, ...screensBeside(path).map((screen) => screen.path)];
  const isActive = paths.some((one) => matchPath({ path: one, end: one === '/admin' }, pathname));
  // Not a NavLink: the tooltip needs a `className` that is a string.
  const link = (
    <Link
      to={path}
      aria-current={isActive ? 'page' : undefined}
      {...(isNarrow && { 'aria-label': nameWith(label, waiting) })}
      className={linkStyle(isActive, isNarrow)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isNarrow ? (
        waiting && <span className="absolute top-1.5 right-2 size-2 rounded-full bg-accent" />
      ) : (
        <ScreenName label={label} waiting={waiting} className="truncate" countClassName="ml-auto" />
      )}
    </Link>
  );
  return isNarrow ? <Tooltip name={label}>{link}</Tooltip> : link;
}

const linkStyle = (isActive: boolean, isNarrow: boolean) =>
  clsx(
    'relative flex min-h-8 items-center gap-2.5 border-l-2 text-sm leading-5 font-semibold -outline-offset-2 pointer-coarse:min-h-11',
    'transition-colors duration-150 motion-reduce:transition-none',
    isNarrow ? 'justify-center pr-0.5' : 'px-3',
    isActive
      ? 'border-accent bg-sunken text-ink'
      : 'border-transparent text-muted hover:bg-sunken hover:text-ink',
    focusRing,
  );

interface FoldButtonProps {
  isFolded: boolean;
  onFold: (next: boolean) => void;
}

function FoldButton({ isFolded, onFold }: FoldButtonProps) {
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  const name = isFolded ? 'Show names in the navigation' : 'Show icons only';
  return (
    <Tooltip name={name}>
      <button
        type="button"
        aria-label={name}
        onClick={() => onFold(!isFolded)}
        className={clsx(
          'flex min-h-9 cursor-pointer items-center text-muted hover:text-ink',
          isFolded ? 'justify-center' : 'px-3.5',
          focusRing,
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  );
}
