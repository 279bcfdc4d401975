import { type ApiFit, apiFit } from '@polaris/contracts';

export const HEALTH = '/api/health/ready';

/** Whether app and server can work together, by the API version; unknown until the first check. */
export class ServerCompatibility {
  current: ApiFit | 'unknown' = 'unknown';

  constructor(
    private readonly request: (path: string) => Promise<Response>,
    private readonly onChange: () => void,
  ) {}

  /** Requests the server's version; false if there was no valid response. */
  async check(): Promise<boolean> {
    const response = await this.request(HEALTH).catch(() => null);
    if (!response?.ok) return false;
    const fit = apiFit(await response.json().catch(() => null));
    if (fit === null) return false;
    this.set(fit);
    return true;
  }

  set(fit: ApiFit | 'unknown'): void {
    if (fit === this.current) return;
    this.current = fit;
    this.onChange();
  }

  get isMismatch(): boolean {
    return this.current === 'server-too-old' || this.current === 'app-too-old';
  }
}
