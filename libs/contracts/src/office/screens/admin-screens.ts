import { adminScreens } from './admin-screen-table.ts';
import { adminSections } from './admin-sections.ts';
import { type RecordScreen, recordScreens } from './record-screens.ts';
import { frameReads, idIn } from './screen-reads.ts';

export * from './admin-screen-table.ts';
export * from './admin-sections.ts';
export * from './record-links.ts';
export * from './record-screens.ts';

const sectionOf = (screen: (typeof adminScreens)[number]) =>
  'section' in screen ? screen.section : undefined;

/** The screens that share an entry of the navigation with this one, if any do. */
export function screensBeside(path: string): (typeof adminScreens)[number][] {
  const screen = adminScreens.find((one) => one.path === path);
  const section = screen && sectionOf(screen);
  return section ? adminScreens.filter((one) => sectionOf(one) === section) : [];
}

/** The entries of the navigation, in its order; `path` is that of the first screen of an entry. */
export const adminNavigation = adminScreens
  .filter(({ path }) => (screensBeside(path)[0]?.path ?? path) === path)
  .map((screen) => {
    const section = sectionOf(screen);
    const { path, group } = screen;
    return { path, group, label: section ? adminSections[section] : screen.label };
  });

const all: readonly RecordScreen[] = [...adminScreens, ...recordScreens];

/** Every address of the admin area; any other below it is not found. */
export const adminPaths = all.map(({ path }) => path);

/** The API paths that the screen at this address reads first; empty if there is no screen. */
export function firstReads({ pathname, searchParams }: URL): string[] {
  for (const { path, reads } of all) {
    if (path === pathname) return [...frameReads, ...reads(searchParams, '')];
    const [id] = path.endsWith('/:id') ? idIn(pathname.slice(path.length - 3)) : [];
    if (id && pathname === path.replace(':id', id))
      return [...frameReads, ...reads(searchParams, id)];
  }
  return [];
}
