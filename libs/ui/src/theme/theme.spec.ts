import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getTheme, setTheme, startTheme } from './theme.ts';

const system = Object.assign(new EventTarget(), { matches: false });
const shown = () => document.documentElement.className;

beforeAll(() => {
  window.matchMedia = () => system as unknown as MediaQueryList;
  startTheme();
});

beforeEach(() => {
  system.matches = false;
  setTheme('light');
});

describe('the theme', () => {
  it('starts light by default, and when the stored value is unknown', () => {
    localStorage.clear();
    expect(getTheme()).toBe('light');
    localStorage.setItem('theme', 'sepia');
    expect(getTheme()).toBe('light');
  });

  it('stores the theme under its key, and sets it on the root element', () => {
    setTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(shown()).toBe('dark');
  });

  it("gives the browser's toolbar the color of the page", () => {
    const bars = () => {
      const named = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      return named.map(({ content }) => content);
    };
    const styles = document.head.appendChild(document.createElement('style'));
    styles.textContent = 'html { background: rgb(1, 2, 3) } .dark { background: rgb(4, 5, 6) }';
    setTheme('dark');
    expect(bars()).toEqual(['rgb(4, 5, 6)']);
    setTheme('light');
    expect(bars()).toEqual(['rgb(1, 2, 3)']);
    styles.remove();
  });

  it('follows the operating system in System mode', () => {
    setTheme('system');
    expect(shown()).toBe('light');
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(shown()).toBe('dark');
  });

  it('follows a choice made in another tab', () => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(shown()).toBe('dark');
  });
});
