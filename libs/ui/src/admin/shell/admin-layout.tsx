import { dataSelector } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSiteOrigin } from '../shared/record/site-origin.ts';
import { useIsWide } from '../../primitives/use-is-wide.ts';
import { BottomBar } from './frame/bottom-bar.tsx';
import { SideNavigation } from './frame/side-navigation.tsx';
import { Tools } from './frame/tools.tsx';
import { ZoneNotice } from './frame/zone-notice.tsx';
import { useLinkPrefetch } from './prefetch/use-link-prefetch.ts';
import { KeyboardShortcuts } from './keyboard/keyboard-shortcuts.tsx';

/** The slot for tools in the site's header, or in the title bar of the desktop app. */
const findHeaderTools = () => document.querySelector(dataSelector('adminTools'));

/** The frame of every screen: navigation beside it or below it, tools in the header or above it. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [header] = useState(findHeaderTools);
  useLinkPrefetch();
  const isDesktop = useSiteOrigin() !== null;
  // A narrow window is not a phone: it has icons alone, beside the screen.
  const isBeside = useIsWide('medium') || isDesktop;
  const place = isDesktop ? 'titleBar' : 'header';
  const tools = header ? (
    createPortal(<Tools place={place} />, header)
  ) : (
    <Tools place="navigation" />
  );
  return (
    <div className="flex w-full">
      <KeyboardShortcuts />
      {isBeside && <SideNavigation tools={tools} />}
      <div
        className={clsx(
          'min-h-[calc(100dvh-var(--header-height,0px))] min-w-0 grow border-line px-5 py-4 sm:px-8',
          isBeside ? 'border-l' : 'pb-20',
        )}
      >
        {!isBeside && tools}
        <div className="mx-auto w-full max-w-[1440px]">
          <ZoneNotice />
          {children}
        </div>
      </div>
      {!isBeside && <BottomBar />}
    </div>
  );
}
