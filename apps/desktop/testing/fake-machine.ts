import type { Display, MenuItemConstructorOptions, Point, Rectangle } from 'electron';
import { EventEmitter } from 'node:events';
import { fake, mustBeReady } from './fake.ts';

const EARLY = 'globalShortcut cannot be used before the app is ready';

export const fakeGlobalShortcut = {
  /** Under Wayland the portal answers later, or never: electron/electron issue 52218. */
  register: (keys: string, action: () => void) => {
    mustBeReady(EARLY);
    if (fake.portalRefuses) return true;
    if (fake.taken.has(keys) || fake.shortcuts.has(keys)) return false;
    fake.shortcuts.set(keys, action);
    return true;
  },
  isRegistered: (keys: string) => fake.portalRefuses || fake.shortcuts.has(keys),
  unregister: (keys: string) => {
    mustBeReady(EARLY);
    fake.shortcuts.delete(keys);
  },
  unregisterAll: () => {
    mustBeReady(EARLY);
    fake.shortcuts.clear();
  },
};

class FakeScreen extends EventEmitter {
  getAllDisplays = () => displays();
  getPrimaryDisplay = () => displays()[0]!;
  getCursorScreenPoint = () => (displays(), fake.cursor);
  getDisplayNearestPoint = (point: Point) => nearest(point);
  getDisplayMatching = ({ x, y, width, height }: Rectangle) =>
    nearest({ x: x + width / 2, y: y + height / 2 });

  /** A screen is unplugged: electron.d.ts, `display-removed`. */
  remove(id: number): void {
    const gone = fake.displays.find((one) => one.id === id);
    fake.displays = fake.displays.filter((one) => one !== gone);
    this.emit('display-removed', {}, gone);
  }
}
export const fakeScreen = new FakeScreen();

function displays(): Display[] {
  mustBeReady("The 'screen' module can't be used before the app 'ready' event");
  return fake.displays;
}

function nearest({ x, y }: Point): Display {
  const away = ({ bounds }: Display) =>
    Math.max(bounds.x - x, x - bounds.x - bounds.width, 0) +
    Math.max(bounds.y - y, y - bounds.y - bounds.height, 0);
  return displays().toSorted((a, b) => away(a) - away(b))[0]!;
}

export const fakeMenu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => ({
    template,
    popup: () => void (fake.popup = template),
  }),
  setApplicationMenu: (menu: { template: MenuItemConstructorOptions[] }) =>
    void (fake.menu = menu.template),
};
