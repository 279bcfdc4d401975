import { type FirstLookWindow, firstScreen } from '../src/admin/first-look.tsx';

export type { FirstLookWindow };

/** A screen as the server draws it in a window, or in one that it does not know. */
export const drawScreen = (path: string, known: FirstLookWindow | null) =>
  firstScreen(new URL(path, 'http://own.invalid'), known);
