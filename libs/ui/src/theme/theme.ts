import { pageEvents, storageKeys } from '@polaris/contracts/browser-names';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const { theme: KEY } = storageKeys;
const { themeChanged: CHANGED } = pageEvents;
const DEFAULT: Theme = 'light';

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** The visitor's choice; light by default. */
export function getTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return isTheme(stored) ? stored : DEFAULT;
  } catch {
    return chosenWithoutStorage;
  }
}

/** Without storage, the choice lasts until the page is closed. */
let chosenWithoutStorage: Theme = DEFAULT;

/** Stores the choice and applies it, here and in every other tab. */
export function setTheme(theme: Theme): void {
  chosenWithoutStorage = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the page still changes.
  }
  announce();
}

/** Calls back with each change of the choice, in this tab or another; returns the unsubscribe function. */
export function onThemeChange(listener: (theme: Theme) => void): () => void {
  const notify = () => listener(getTheme());
  addEventListener(CHANGED, notify);
  return () => removeEventListener(CHANGED, notify);
}

const announce = () => dispatchEvent(new Event(CHANGED));

const osDark = () => matchMedia('(prefers-color-scheme: dark)');

function show(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && osDark().matches);
  const { classList } = document.documentElement;
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  // The first-paint script has set both already.
  if (bars && classList.contains('dark') === dark) return;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  paintBars(bars ?? document.head.appendChild(document.createElement('meta')));
}

/** Sets the color of the browser's toolbar. */
function paintBars(bars: HTMLMetaElement): void {
  bars.name = 'theme-color';
  bars.content = getComputedStyle(document.documentElement).backgroundColor;
}

/** Applies the choice, and follows its changes here, in other tabs, and of the operating system. */
export function startTheme(): void {
  show(getTheme());
  onThemeChange(show);
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && announce());
  osDark().addEventListener('change', () => show(getTheme()));
}
