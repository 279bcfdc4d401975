import type { MenuItemConstructorOptions } from 'electron';

/**
 * Gives each menu item an access key, as users of Windows and Linux expect: `Alt+F`, then `o`. The letter after `&` is
 * the key (electron.d.ts, `Menu.setApplicationMenu`). Within one menu each letter is used once.
 */
export function withAccessKeys(menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  const used = new Set<string>();
  return menu.map((item) => ({
    ...item,
    ...(item.label !== undefined && { label: marked(item.label, used) }),
    ...(Array.isArray(item.submenu) && { submenu: withAccessKeys(item.submenu) }),
  }));
}

/** The access key of an item, in lower case. */
export const accessKeyOf = (label = ''): string | undefined =>
  /&([a-z\d])/i.exec(label)?.[1]?.toLowerCase();

function marked(label: string, used: Set<string>): string {
  const index = [...label].findIndex(
    (letter) => /[a-z]/i.test(letter) && !used.has(letter.toLowerCase()),
  );
  const letter = label[index];
  if (letter === undefined) return label;
  used.add(letter.toLowerCase());
  return `${label.slice(0, index)}&${label.slice(index)}`;
}
