import { FIRST_DATA } from '@polaris/contracts/browser-names';
import { useContext } from 'react';
import { PageAssetsContext } from '../../page-assets.ts';
import { FIRST_LOOK } from './drawn-names.ts';

/** Whether the server has drawn this page, or is about to. */
export function useIsDrawn(): boolean {
  const assets = useContext(PageAssetsContext);
  if (assets) return assets.drawn !== undefined;
  return typeof document !== 'undefined' && document.getElementById(FIRST_DATA) !== null;
}

/** The screen as the server has drawn it; in the browser it is left as it is. */
export function FirstLook() {
  const drawn = useContext(PageAssetsContext)?.drawn ?? '';
  return (
    <div
      id={FIRST_LOOK}
      className="contents"
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- rendered by React, and data that is escaped
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
