import { Menu } from 'electron';
import { withAccessKeys } from './access-keys.ts';
import { type Actions, type Theme, appMenu } from './app-menu.ts';

export function showAppMenu(actions: Actions, theme: Theme): void {
  const menu = appMenu(actions, theme);
  const shown = process.platform === 'darwin' ? menu : withAccessKeys(menu);
  Menu.setApplicationMenu(Menu.buildFromTemplate(shown));
}
