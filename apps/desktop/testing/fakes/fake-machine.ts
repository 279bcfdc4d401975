import type { Display, MenuItemConstructorOptions, Point, Rectangle } from 'electron';
import { EventEmitter } from 'node:events';
import { fake, assertReady, isWayland } from './fake.ts';

const EARLY = 'globalShortcut cannot be used before the app is ready';

export const fakeGlobalShortcut = {
  /** Under Wayland it returns true before the portal has decided: electron/electron issue 52218. */
  register: (keys: string, action: () => void) => {
    assertReady(EARLY);
    if (fake.shortcutsSuspended) return false;
    if (fake.portalRefuses) return true;
    if (fake.takenShortcuts.has(keys) || fake.shortcuts.has(keys)) return false;
    fake.shortcuts.set(keys, action);
    return true;
  },
  /** electron.d.ts: "New shortcut registrations will fail while handling is suspended." */
  setSuspended: (suspended: boolean) => void (fake.shortcutsSuspended = suspended),
  isRegistered: (keys: string) => fake.portalRefuses || fake.shortcuts.has(keys),
  unregister: (keys: string) => {
    assertReady(EARLY);
    fake.shortcuts.delete(keys);
  },
  unregisterAll: () => {
    assertReady(EARLY);
    fake.shortcuts.clear();
  },
};

class FakeScreen extends EventEmitter {
  getAllDisplays = () => displays();
  getPrimaryDisplay = () => displays()[0]!;
  /** electron.d.ts: "Not supported on Wayland (Linux)." */
  getCursorScreenPoint = () => (displays(), isWayland() ? { x: 0, y: 0 } : fake.cursor);
  getDisplayNearestPoint = (point: Point) => nearest(point);
  getDisplayMatching = ({ x, y, width, height }: Rectangle) =>
    nearest({ x: x + width / 2, y: y + height / 2 });

  /** Unplugs a display: electron.d.ts, `display-removed`. */
  remove(id: number): void {
    const removed = fake.displays.find((one) => one.id === id);
    fake.displays = fake.displays.filter((one) => one !== removed);
    this.emit('display-removed', {}, removed);
  }
}
export const fakeScreen = new FakeScreen();

function displays(): Display[] {
  assertReady("The 'screen' module can't be used before the app 'ready' event");
  return fake.displays;
}

function nearest({ x, y }: Point): Display {
  const distance = ({ bounds }: Display) =>
    Math.max(bounds.x - x, x - bounds.x - bounds.width, 0) +
    Math.max(bounds.y - y, y - bounds.y - bounds.height, 0);
  return displays().toSorted((a, b) => distance(a) - distance(b))[0]!;
}

export const fakeMenu = {
  /** electron.d.ts, `PopupOptions`: `y` "must be declared if `x` is declared". */
  getApplicationMenu: () => ({
    popup: ({ x, y }: { x?: number; y?: number } = {}) => {
      if ((x === undefined) !== (y === undefined)) throw new TypeError('x and y go together');
      fake.popup = fake.menu;
    },
  }),
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => ({
    template,
    popup: () => void (fake.popup = template),
  }),
  setApplicationMenu: (menu: { template: MenuItemConstructorOptions[] }) =>
    void (fake.menu = menu.template),
};
