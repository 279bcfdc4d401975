import type { Page } from '@playwright/test';

/** The running app as journeys see it: in Electron, or in the harness. */
export interface DesktopApp {
  /** The app's data folder. */
  folder: string;
  /** The page of the main window. */
  main: () => Promise<Page>;
  /** Opens the quick capture window, and returns its page. */
  openCapture: () => Promise<Page>;
  /** Whether the quick capture window is visible. */
  isCaptureShown: () => Promise<boolean>;
  /** Clicks an item of the app's menu. */
  choose: (label: string) => Promise<void>;
  setConnected: (connected: boolean) => Promise<void>;
  /**
   * Resumes the machine, so that the app checks for submissions, and clicks the notification with this
   * title. Null where tests have no access to the system's notifications.
   */
  openNotification: ((title: string) => Promise<void>) | null;
  /**
   * The URL last opened in the system's browser, and a way to open a link in the app. Null where tests
   * have no access to either.
   */
  browser: { openedUrl: () => string; openLink: (link: string) => void } | null;
  close: () => Promise<void>;
}
