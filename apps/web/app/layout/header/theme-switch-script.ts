import { dataSelector } from '@polaris/contracts/browser-names';
import { type Theme, getTheme, onThemeChange, setTheme } from '@polaris/ui/theme/theme';

const SWITCH = `${dataSelector('themeSwitch')} input`;

/** Binds every theme switch on the page to the stored theme. */
export function startThemeSwitches(): void {
  mark(getTheme());
  onThemeChange(mark);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(SWITCH)) {
      setTheme(target.value as Theme);
    }
  });
}

function mark(theme: Theme): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(SWITCH)) {
    input.checked = input.value === theme;
  }
}
