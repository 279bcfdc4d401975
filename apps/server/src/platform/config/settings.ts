import type { Environment } from './environment';

/** How long a request waits for the database at each step before it fails with 503, in milliseconds. */
export interface DatabaseTimeouts {
  connectMs: number;
  queryMs: number;
}

/** The configuration of a running server: the environment, with what was decided at startup. */
export class Settings {
  private hasStoredServer = () => false;

  constructor(
    readonly env: Environment,
    readonly databaseUrl: string,
    private readonly sessionSecret: string,
    readonly publicUrl: string,
    /** Replaces the default limits. */
    readonly databaseTimeouts?: DatabaseTimeouts,
    /** Runs on a copy of the data: takes no requests, sends nothing and runs no jobs. */
    readonly isDryRun = false,
  ) {}

  /** The first one signs and encrypts; data of the other is still accepted: see operations.md. */
  get secrets(): [string, ...string[]] {
    const { SESSION_SECRET_PREVIOUS: previous } = this.env;
    return previous === undefined ? [this.sessionSecret] : [this.sessionSecret, previous];
  }

  /** True if the public URL has https: cookies are then Secure and bound to the host. */
  get https(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  /** Called by the module that knows whether the owner has entered a mail server. */
  setStoredMailServer(isThere: () => boolean): void {
    this.hasStoredServer = isThere;
  }

  /** Whether mail leaves this server; otherwise it stays in the outbox. */
  get sendsMail(): boolean {
    return this.env.SMTP_URL !== undefined || this.hasStoredServer();
  }

  /** Whether clients can pay by card. */
  get takesCards(): boolean {
    return this.env.STRIPE_SECRET_KEY !== undefined;
  }

  get openId(): boolean {
    return this.env.OIDC_ISSUER_URL !== undefined;
  }
}
