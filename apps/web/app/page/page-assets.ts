import { type ReactElement, createContext } from 'react';

/** Data of the server's render for the document. */
export interface PageAssets {
  nonce: string;
  /** Critical styles are inlined; everything else loads after the first paint. */
  criticalStyles: boolean;
  /** The script of hydrated pages, which other pages load on first interaction. */
  entry: string;
  /** Vite's refresh runtime, in development alone. */
  refreshRuntime: string | undefined;
  /** The first reads of the owner's screen, as escaped JSON. */
  firstData?: string | undefined;
  /** The owner's name and address as escaped JSON, on hydrated pages. */
  siteData?: string | undefined;
  /** Registers an island to be rendered as a separate root; returns its placeholder. */
  island: (name: string, content: ReactElement) => string;
}

export const PageAssetsContext = createContext<PageAssets | null>(null);
