import { type ReactElement, createContext } from 'react';

/** What only the server's render knows and the document needs. */
export interface PageAssets {
  nonce: string;
  /** The page has what its first paint needs in itself, and asks for the rest afterwards. */
  paintsFirst: boolean;
  /** The address of the scripts of hydrated pages, which other pages load when they are touched. */
  entry: string;
  /** Vite's refresh runtime, in development alone. */
  refreshRuntime: string | undefined;
  /** What the owner's screen reads first, as JSON that nothing in it can end. */
  firstData?: string | undefined;
  /** Sets an island's content aside, to be rendered as a root of its own; answers its placeholder. */
  island: (name: string, content: ReactElement) => string;
  /**
   * The same for a part whose key says everything that it depends on. Missing where a page shows what
   * one person typed or may see: that is cached nowhere.
   */
  part?: ((key: string, content: ReactElement) => string) | undefined;
}

export const PageAssetsContext = createContext<PageAssets | null>(null);
