import type { GlobalShortcut } from 'electron';
import type { Outcome, ShortcutName, ShortcutState } from '../../bridge/bridge.ts';

/**
 * Under Wayland Electron says that a combination is ours before the desktop has decided, and does not say
 * what it decided (electron/electron issue 52218).
 */
export const isPromised = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  process.platform === 'linux' &&
  (environment.XDG_SESSION_TYPE === 'wayland' || Boolean(environment.WAYLAND_DISPLAY));

type Keyboard = Pick<GlobalShortcut, 'register' | 'unregister'>;
interface Parts {
  /** Whether being given a combination is but a promise. */
  promised: boolean;
  /** One that was promised has been pressed, so it is ours. */
  onChange: () => void;
}
type Names = Record<ShortcutName, string>;

/** Offered in this order when the wished combination belongs to another program. */
const others: Record<ShortcutName, string[]> = {
  show: ['Control+Alt+Space', 'Control+Shift+P', 'Control+Alt+P'],
  capture: ['Control+Alt+L', 'Control+Shift+Insert', 'Control+Alt+N'],
};

const KEY =
  /^(?:(?:Control|Alt|Shift|Super|Command|Option)\+){1,3}(?:[A-Z0-9]|F(?:[1-9]|1\d|2[0-4])|Space|Insert|Home|End|Up|Down|Left|Right)$/;

/** A combination needs a modifier that plain typing does not: Shift alone would swallow letters. */
export const isCombination = (text: string) =>
  KEY.test(text) && /Control|Alt|Super|Command|Option/.test(text);

/** The two combinations that work from anywhere, and what became of asking for them. */
export class Shortcuts {
  private readonly states: Record<ShortcutName, ShortcutState>;

  constructor(
    private readonly keyboard: Keyboard,
    private readonly actions: Record<ShortcutName, () => void>,
    wishes: Names,
    private readonly parts: Parts = { promised: isPromised(), onChange: () => undefined },
  ) {
    this.states = { show: idle(wishes.show), capture: idle(wishes.capture) };
  }

  get state(): Record<ShortcutName, ShortcutState> {
    return this.states;
  }

  registerAll(): void {
    for (const name of Object.keys(this.states) as ShortcutName[]) this.register(name);
  }

  /** Takes another combination; the old one stays where the new one is not to be had. */
  bind(name: ShortcutName, accelerator: string): Outcome {
    if (!isCombination(accelerator))
      return {
        ok: false,
        message: 'Use Control, Alt or the system key together with another key.',
      };
    const old = this.states[name];
    if (old.registered && old.accelerator === accelerator) return { ok: true };
    if (!this.take(name, accelerator))
      return { ok: false, message: `${accelerator} belongs to another program.` };
    if (old.registered) this.keyboard.unregister(old.accelerator);
    this.states[name] = {
      accelerator,
      registered: true,
      unsure: this.parts.promised,
      offers: [],
    };
    return { ok: true };
  }

  private register(name: ShortcutName): void {
    const { accelerator } = this.states[name];
    const registered = this.take(name, accelerator);
    const offers = registered ? [] : others[name].filter((other) => this.isFree(other));
    const unsure = registered && this.parts.promised;
    this.states[name] = { accelerator, registered, unsure, offers };
  }

  private isFree(accelerator: string): boolean {
    const free = this.ask(accelerator, () => undefined);
    if (free) this.keyboard.unregister(accelerator);
    return free;
  }

  private take(name: ShortcutName, accelerator: string): boolean {
    return this.ask(accelerator, () => {
      this.prove(name);
      this.actions[name]();
    });
  }

  private prove(name: ShortcutName): void {
    if (!this.states[name].unsure) return;
    this.states[name] = { ...this.states[name], unsure: false };
    this.parts.onChange();
  }

  /** An unknown key makes Electron throw instead of answering. */
  private ask(accelerator: string, action: () => void): boolean {
    try {
      return this.keyboard.register(accelerator, action);
    } catch {
      return false;
    }
  }
}

const idle = (accelerator: string): ShortcutState => ({
  accelerator,
  registered: false,
  unsure: false,
  offers: [],
});
