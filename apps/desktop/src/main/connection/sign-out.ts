import type { Session } from 'electron';
import type { Settings } from '../store/settings.ts';

interface Dependencies {
  session: Pick<Session, 'clearStorageData' | 'clearCache'>;
  settings: Pick<Settings, 'get' | 'set'>;
  /** Ends the login session on the server. Resolves to the HTTP status, 0 when it is unreachable. */
  send: () => Promise<number>;
  onChange: () => void;
}

/** All storage of the pages except cookies. */
const PAGE_STORAGES = [
  'filesystem',
  'indexdb',
  'localstorage',
  'shadercache',
  'serviceworkers',
  'cachestorage',
] as const;

/**
 * Signing out. Without a connection only the session cookie is kept, to end the login session on the server later.
 * Until then no other call may be sent with that cookie.
 */
export class SignOut {
  private sending: Promise<boolean> | null = null;

  constructor(private readonly deps: Dependencies) {}

  /** Whether the login session must still be ended on the server; stored across restarts. */
  get isPending(): boolean {
    return this.deps.settings.get('signOutWaits');
  }

  async begin(): Promise<void> {
    this.deps.settings.set({ signOutWaits: true });
    await this.deps.session.clearStorageData({ storages: [...PAGE_STORAGES] });
    await this.deps.session.clearCache();
    await this.finish();
    this.deps.onChange();
  }

  /** True when no sign-out is pending, or it could be completed now. */
  async finish(): Promise<boolean> {
    if (!this.isPending) return true;
    this.sending ??= this.notifyServer().finally(() => (this.sending = null));
    return this.sending;
  }

  /** Deletes everything of the login session, cookies included. */
  async wipe(): Promise<void> {
    await this.deps.session.clearStorageData();
    await this.deps.session.clearCache();
    this.deps.settings.set({ signOutWaits: false });
  }

  private async notifyServer(): Promise<boolean> {
    const status = await this.deps.send().catch(() => 0);
    if (status === 0 || status >= 500) return false;
    await this.wipe();
    this.deps.onChange();
    return true;
  }
}
