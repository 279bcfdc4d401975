import type { MenuItemConstructorOptions } from 'electron';

/**
 * Gives each menu item an access key, as users of Windows and Linux expect: `Alt+F`, then `o`. The letter after `&` is
 * the key (electron.d.ts, `Menu.setApplicationMenu`). Within one menu each letter is used once.
 */
export function withAccessKeys(menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  const owners = new Map<string, string>();
  for (const { label } of menu) if (label !== undefined) giveKey(label, owners);
  const keys = new Map([...owners].map(([letter, label]) => [label, letter]));
  return menu.map((item) => ({
    ...item,
    ...(item.label !== undefined && { label: marked(item.label, keys.get(item.label)) }),
    ...(Array.isArray(item.submenu) && { submenu: withAccessKeys(item.submenu) }),
  }));
}

/** The access key of an item, in lower case. */
export const accessKeyOf = (label = ''): string | undefined =>
  /&([a-z\d])/i.exec(label)?.[1]?.toLowerCase();

/** Gives a label its first free letter; without one, an earlier label that has another free letter hands over its own. */
function giveKey(label: string, owners: Map<string, string>, tried = new Set<string>()): boolean {
  const letters = label.toLowerCase().match(/[a-z]/g) ?? [];
  const free = letters.find((letter) => !owners.has(letter));
  if (free !== undefined) {
    owners.set(free, label);
    return true;
  }
  return letters.some((letter) => {
    if (tried.has(letter)) return false;
    tried.add(letter);
    if (!giveKey(owners.get(letter)!, owners, tried)) return false;
    owners.set(letter, label);
    return true;
  });
}

function marked(label: string, key: string | undefined): string {
  if (key === undefined) return label;
  const index = label.toLowerCase().indexOf(key);
  return `${label.slice(0, index)}&${label.slice(index)}`;
}
