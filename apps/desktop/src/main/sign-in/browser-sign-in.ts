import { type AppExchangeInput, readAppLink } from '@polaris/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { SignInState } from '../../bridge/bridge.ts';

/** What the server says of a sign-in that it was handed. */
export type Exchange = (input: AppExchangeInput) => Promise<{ ok: boolean; detail: string }>;

interface Parts {
  server: () => string | null;
  openOutside: (url: string) => Promise<void>;
  exchange: Exchange;
  onChange: () => void;
}

interface Begun {
  server: string;
  state: string;
  verifier: string;
  until: number;
}

/** So long may someone be on their way through the provider's pages. */
const PATIENCE = 15 * 60_000;

const key = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Sign-in in the system's browser (RFC 8252): it is opened with a challenge, and comes back by a link
 * with a code. Only the newest that was begun here is taken, once; every other link is ignored.
 */
export class BrowserSignIn {
  state: SignInState = { step: 'idle' };
  private begun: Begun | null = null;

  constructor(
    private readonly parts: Parts,
    private readonly now: () => number = Date.now,
  ) {}

  async begin(): Promise<void> {
    const server = this.parts.server();
    if (!server) return;
    const begun = { server, state: key(), verifier: key(), until: this.now() + PATIENCE };
    this.begun = begun;
    this.set({ step: 'waiting' });
    const query = { appChallenge: challengeOf(begun.verifier), appState: begun.state };
    const url = `${server}/api/login?${new URLSearchParams(query).toString()}`;
    await this.parts.openOutside(url).catch(() => this.fail(begun, 'No browser could be opened.'));
  }

  /** True when the link has signed someone in. */
  async finish(address: string): Promise<boolean> {
    const link = readAppLink(address);
    const { begun } = this;
    if (!link || !begun || link.state !== begun.state || !this.isFresh(begun)) return false;
    this.begun = null;
    const { verifier } = begun;
    const { ok, detail } = await this.parts
      .exchange({ code: link.code, verifier })
      .catch(() => ({ ok: false, detail: UNREACHED }));
    this.set(ok ? { step: 'idle' } : { step: 'failed', message: detail });
    return ok;
  }

  /** Whatever is on its way is not taken any more. */
  cancel(): void {
    this.begun = null;
    this.set({ step: 'idle' });
  }

  private isFresh({ server, until }: Begun): boolean {
    return server === this.parts.server() && this.now() < until;
  }

  private fail(begun: Begun, message: string): void {
    if (this.begun === begun) this.begun = null;
    this.set({ step: 'failed', message });
  }

  private set(state: SignInState): void {
    this.state = state;
    this.parts.onChange();
  }
}

const UNREACHED = 'The server cannot be reached. Check your connection and begin again.';
