import type { MenuItemConstructorOptions } from 'electron';

/**
 * Gives each item of a menu a letter that chooses it, as users of Windows and Linux expect: `Alt+F`, then `o`.
 * electron.d.ts, `Menu.setApplicationMenu`: the letter after `&`. Within one menu no letter is given twice.
 */
export function withAccessKeys(menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  const used = new Set<string>();
  return menu.map((item) => ({
    ...item,
    ...(item.label !== undefined && { label: marked(item.label, used) }),
    ...(Array.isArray(item.submenu) && { submenu: withAccessKeys(item.submenu) }),
  }));
}

/** The letter that chooses an item, in lower case. */
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
