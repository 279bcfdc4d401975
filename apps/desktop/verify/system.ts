import { spawnSync } from 'node:child_process';
import { accessKeyOf, withAccessKeys } from '../src/main/shell/access-keys.ts';
import { appMenu } from '../src/main/shell/app-menu.ts';
import {
  backgroundCommand,
  clickMenuCommand,
  openLinkCommand,
  pictureCommand,
  pressCommand,
} from './system-commands.ts';

function run([program, ...args]: [string, ...string[]], env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env,
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return stdout;
}

/** The keys that choose an item of the menu: its accelerator, or F10 and the letters of menu and item. */
export function menuKeys(label: string): string[] {
  for (const menu of withAccessKeys(appMenu({} as never, 'system'))) {
    const items = Array.isArray(menu.submenu) ? menu.submenu : [];
    const item = items.find((one) => one.label?.replace('&', '') === label);
    if (item?.accelerator) return [`${item.accelerator}`];
    const [opens, chooses] = [accessKeyOf(menu.label), accessKeyOf(item?.label)];
    if (opens && chooses) return ['F10', opens.toUpperCase(), chooses.toUpperCase()];
  }
  throw new Error(`The menu has no item ${label}.`);
}

const MENU_MS = 500;

/** The system that an app runs on, with the environment that the app has. */
export class System {
  readonly platform: NodeJS.Platform;
  private readonly env: NodeJS.ProcessEnv;

  constructor(platform: NodeJS.Platform, env: NodeJS.ProcessEnv) {
    this.platform = platform;
    this.env = env;
  }

  press(keys: string): void {
    run(pressCommand(keys, this.platform), this.env);
  }

  clickMenu(label: string): void {
    if (this.platform === 'darwin') return void run(clickMenuCommand(label), this.env);
    for (const keys of menuKeys(label)) {
      this.press(keys);
      // The page hears of F10, and asks for the menu.
      if (keys === 'F10') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MENU_MS);
    }
  }

  /** Whether the app is in the Dock; null on systems without one. */
  isInDock(): boolean | null {
    if (this.platform !== 'darwin') return null;
    return run(backgroundCommand(), this.env).trim() === 'false';
  }

  openLink(link: string): void {
    run(openLinkCommand(link, this.platform), this.env);
  }

  takePicture(path: string): void {
    run(pictureCommand(path, this.platform), this.env);
  }
}
