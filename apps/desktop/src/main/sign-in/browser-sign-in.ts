import { type AppExchangeInput, readAppLink } from '@polaris/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { SignInState } from '../../bridge/bridge.ts';

/** Exchanges the code for a login session; `detail` is the server's message when it fails. */
export type Exchange = (input: AppExchangeInput) => Promise<{ ok: boolean; detail: string }>;

interface Dependencies {
  server: () => string | null;
  openExternal: (url: string) => Promise<void>;
  exchange: Exchange;
  onChange: () => void;
}

interface PendingSignIn {
  server: string;
  state: string;
  verifier: string;
  expiresAt: number;
}

/** Milliseconds for signing in at the provider. */
const LIFETIME = 15 * 60_000;
const NO_BROWSER = 'Could not open a browser.';
const UNREACHABLE = 'The server cannot be reached. Check your connection and start over.';

const randomKey = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Sign-in in the system's browser (RFC 8252): the browser opens with a challenge and returns with a code
 * in a link. Only the latest sign-in started here is accepted, once; every other link is ignored.
 */
export class BrowserSignIn {
  state: SignInState = { step: 'idle' };
  private pending: PendingSignIn | null = null;

  constructor(
    private readonly deps: Dependencies,
    private readonly now: () => number = Date.now,
  ) {}

  async begin(): Promise<void> {
    const server = this.deps.server();
    if (!server) return;
    const expiresAt = this.now() + LIFETIME;
    const pending = { server, state: randomKey(), verifier: randomKey(), expiresAt };
    this.pending = pending;
    this.set({ step: 'waiting' });
    const query = { appChallenge: challengeOf(pending.verifier), appState: pending.state };
    const url = `${server}/api/login?${new URLSearchParams(query).toString()}`;
    await this.deps.openExternal(url).catch(() => this.fail(pending, NO_BROWSER));
  }

  /** True when the link has signed the user in. */
  async finish(address: string): Promise<boolean> {
    const link = readAppLink(address);
    const { pending } = this;
    if (!link || !pending || link.state !== pending.state || !this.isValid(pending)) return false;
    this.pending = null;
    const { verifier } = pending;
    const { ok, detail } = await this.deps
      .exchange({ code: link.code, verifier })
      .catch(() => ({ ok: false, detail: UNREACHABLE }));
    this.set(ok ? { step: 'idle' } : { step: 'failed', message: detail });
    return ok;
  }

  /** Stops accepting a link of the started sign-in. */
  cancel(): void {
    this.pending = null;
    this.set({ step: 'idle' });
  }

  private isValid({ server, expiresAt }: PendingSignIn): boolean {
    return server === this.deps.server() && this.now() < expiresAt;
  }

  private fail(failed: PendingSignIn, message: string): void {
    if (this.pending === failed) this.pending = null;
    this.set({ step: 'failed', message });
  }

  private set(state: SignInState): void {
    this.state = state;
    this.deps.onChange();
  }
}
