import type { GlobalShortcut } from 'electron';
import type { Outcome, ShortcutName, ShortcutState } from '../../bridge/bridge.ts';

/**
 * Under Wayland Electron reports a shortcut as registered before the desktop has decided, and never
 * says what it decided (electron/electron issue 52218).
 */
export const isUnconfirmed = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  process.platform === 'linux' &&
  (environment.XDG_SESSION_TYPE === 'wayland' || Boolean(environment.WAYLAND_DISPLAY));

type Registry = Pick<GlobalShortcut, 'register' | 'unregister' | 'setSuspended'>;
interface Options {
  /** Whether a successful registration is not yet certain. */
  unconfirmed: boolean;
  /** Called when an unconfirmed shortcut is pressed for the first time. */
  onChange: () => void;
}
type Accelerators = Record<ShortcutName, string | null>;

/** Offered in this order if another program uses the configured shortcut; none is a shortcut of Excel. */
const alternatives: Record<ShortcutName, string[]> = {
  show: ['Control+Alt+Space', 'Control+Shift+P', 'Control+Alt+P'],
  capture: ['Control+Alt+Y', 'Control+Shift+Insert', 'Control+Alt+N'],
};

const ACCELERATOR =
  /^(?:(?:Control|Alt|Shift|Super|Command|Option)\+){1,3}(?:[A-Z0-9]|F(?:[1-9]|1\d|2[0-4])|Space|Insert|Home|End|Up|Down|Left|Right)$/;

/** A global shortcut needs a modifier besides Shift: Shift alone would swallow capital letters. */
export const isValidAccelerator = (text: string) =>
  ACCELERATOR.test(text) && /Control|Alt|Super|Command|Option/.test(text);

/** The two global shortcuts, and whether they could be registered. */
export class Shortcuts {
  private readonly states: Record<ShortcutName, ShortcutState>;
  private suspended = false;

  constructor(
    private readonly registry: Registry,
    private readonly actions: Record<ShortcutName, () => void>,
    accelerators: Accelerators,
    private readonly options: Options = {
      unconfirmed: isUnconfirmed(),
      onChange: () => undefined,
    },
  ) {
    this.states = {
      show: unregistered(accelerators.show),
      capture: unregistered(accelerators.capture),
    };
  }

  get state(): Record<ShortcutName, ShortcutState> {
    return this.states;
  }

  /** The shortcuts that another program uses. */
  get taken(): string[] {
    return Object.values(this.states).flatMap(({ accelerator, registered }) =>
      accelerator === null || registered ? [] : [accelerator],
    );
  }

  registerAll(): void {
    for (const name of Object.keys(this.states) as ShortcutName[]) this.register(name);
  }

  /** While a new shortcut is recorded, pressing an old one must not run it. */
  suspend(suspended: boolean): void {
    this.suspended = suspended;
    this.registry.setSuspended(suspended);
  }

  /** Changes a shortcut; the old one stays when the new one cannot be registered. Null switches it off. */
  bind(name: ShortcutName, accelerator: string | null): Outcome {
    // Nothing can be registered while the shortcuts are suspended.
    this.registry.setSuspended(false);
    try {
      return accelerator === null ? this.switchOff(name) : this.change(name, accelerator);
    } finally {
      this.registry.setSuspended(this.suspended);
    }
  }

  private switchOff(name: ShortcutName): Outcome {
    const { registered, accelerator } = this.states[name];
    if (registered && accelerator) this.registry.unregister(accelerator);
    this.states[name] = unregistered(null);
    return { ok: true };
  }

  private change(name: ShortcutName, accelerator: string): Outcome {
    if (!isValidAccelerator(accelerator))
      return {
        ok: false,
        message: 'Use Control, Alt or the system key together with another key.',
      };
    const old = this.states[name];
    if (old.registered && old.accelerator === accelerator) return { ok: true };
    if (!this.registerAction(name, accelerator))
      return { ok: false, message: `${accelerator} is already in use by another program.` };
    if (old.registered && old.accelerator) this.registry.unregister(old.accelerator);
    this.states[name] = {
      accelerator,
      registered: true,
      unsure: this.options.unconfirmed,
      offers: [],
    };
    return { ok: true };
  }

  private register(name: ShortcutName): void {
    const { accelerator } = this.states[name];
    if (accelerator === null) return;
    const registered = this.registerAction(name, accelerator);
    const offers = registered ? [] : alternatives[name].filter((other) => this.isFree(other));
    const unsure = registered && this.options.unconfirmed;
    this.states[name] = { accelerator, registered, unsure, offers };
  }

  private isFree(accelerator: string): boolean {
    const free = this.tryRegister(accelerator, () => undefined);
    if (free) this.registry.unregister(accelerator);
    return free;
  }

  private registerAction(name: ShortcutName, accelerator: string): boolean {
    return this.tryRegister(accelerator, () => {
      this.confirm(name);
      this.actions[name]();
    });
  }

  private confirm(name: ShortcutName): void {
    if (!this.states[name].unsure) return;
    this.states[name] = { ...this.states[name], unsure: false };
    this.options.onChange();
  }

  /** Electron throws on an unknown key instead of returning false. */
  private tryRegister(accelerator: string, action: () => void): boolean {
    try {
      return this.registry.register(accelerator, action);
    } catch {
      return false;
    }
  }
}

const unregistered = (accelerator: string | null): ShortcutState => ({
  accelerator,
  registered: false,
  unsure: false,
  offers: [],
});
