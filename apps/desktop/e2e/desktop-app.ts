import type { Page } from '@playwright/test';

/** A laptop with the app on it, real or as far as one can be had. */
export interface Desk {
  /** Where the app keeps its files. */
  folder: string;
  /** The window of the back office. */
  main: () => Promise<Page>;
  /** Presses the quick capture shortcut, from anywhere. */
  openCapture: () => Promise<Page>;
  /** Whether the window for quick capture is there to be seen. */
  isCaptureShown: () => Promise<boolean>;
  /** Chooses an entry of the app's menu. */
  choose: (label: string) => Promise<void>;
  setConnected: (connected: boolean) => Promise<void>;
  /**
   * Wakes the laptop up, which makes the app look for news, and clicks on what it tells. Null where
   * the system shows notifications and a test cannot reach them.
   */
  openNews: ((title: string) => Promise<void>) | null;
  /**
   * What the system's browser was last asked to open, and the way back by a link. Null where the system
   * decides about both.
   */
  browser: { asked: () => string; openLink: (address: string) => void } | null;
  close: () => Promise<void>;
}
