import type { Session } from 'electron';
import type { Settings } from './store/settings.ts';

interface Parts {
  session: Pick<Session, 'clearStorageData' | 'clearCache'>;
  settings: Pick<Settings, 'get' | 'set'>;
  /** Ends the session on the server; answers the status, 0 where it cannot be reached. */
  send: () => Promise<number>;
  onChange: () => void;
}

/** Everything of the pages but the cookie that the server knows the session by. */
const OF_PAGES = [
  'filesystem',
  'indexdb',
  'localstorage',
  'shadercache',
  'serviceworkers',
  'cachestorage',
] as const;

/**
 * Signing out. Without a connection the session's cookie is all that stays, so that the server can be
 * told of it later; until it has been, no other call is let out with that cookie.
 */
export class SignOut {
  private sending: Promise<boolean> | null = null;

  constructor(private readonly parts: Parts) {}

  /** Whether the server has yet to hear of it; this outlives a restart. */
  get waits(): boolean {
    return this.parts.settings.get('signOutWaits');
  }

  async begin(): Promise<void> {
    this.parts.settings.set({ signOutWaits: true });
    await this.parts.session.clearStorageData({ storages: [...OF_PAGES] });
    await this.parts.session.clearCache();
    await this.finish();
    this.parts.onChange();
  }

  /** True when nothing waits (any more). */
  async finish(): Promise<boolean> {
    if (!this.waits) return true;
    this.sending ??= this.tell().finally(() => (this.sending = null));
    return this.sending;
  }

  /** Nothing of any session stays here. */
  async wipe(): Promise<void> {
    await this.parts.session.clearStorageData();
    await this.parts.session.clearCache();
    this.parts.settings.set({ signOutWaits: false });
  }

  private async tell(): Promise<boolean> {
    const status = await this.parts.send().catch(() => 0);
    if (status === 0 || status >= 500) return false;
    await this.wipe();
    this.parts.onChange();
    return true;
  }
}
