import { type ApiFit, apiFit } from '@polaris/contracts';

export const HEALTH = '/api/health/ready';

/** Whether server and app understand each other; unknown until the server has said its version. */
export class ServerFit {
  current: ApiFit | 'unknown' = 'unknown';

  constructor(
    private readonly ask: (path: string) => Promise<Response>,
    private readonly onChange: () => void,
  ) {}

  /** Asks the server; false when it could not say. */
  async check(): Promise<boolean> {
    const answer = await this.ask(HEALTH).catch(() => null);
    if (!answer?.ok) return false;
    const fit = apiFit(await answer.json().catch(() => null));
    if (fit === null) return false;
    this.set(fit);
    return true;
  }

  /** Another server has been chosen. */
  set(fit: ApiFit | 'unknown'): void {
    if (fit === this.current) return;
    this.current = fit;
    this.onChange();
  }

  get isMismatch(): boolean {
    return this.current === 'server-too-old' || this.current === 'app-too-old';
  }
}
