import type { SiteData } from '@polaris/contracts';

/** Which services there are, so that the address of an unknown one is answered without a query. */
export class KnownServices {
  private ids: Set<number> | undefined;
  private loading: Promise<void> | undefined;
  private generation = 0;

  constructor(private readonly data: Pick<SiteData, 'services'>) {}

  get loaded(): boolean {
    return this.ids !== undefined;
  }

  /** While they cannot be read, any may be there: its page then finds out. */
  readonly has = (id: number): boolean => this.ids?.has(id) ?? true;

  drop(): void {
    this.generation += 1;
    this.ids = undefined;
    this.loading = undefined;
  }

  async load(): Promise<void> {
    if (!this.ids) await (this.loading ??= this.read());
  }

  /** What changed while they were read may be missing in them: then they are read again. */
  private async read(): Promise<void> {
    const { generation } = this;
    const services = await this.data.services().catch(() => undefined);
    if (generation !== this.generation) return;
    this.loading = undefined;
    if (services) this.ids = new Set(services.map(({ id }) => id));
  }
}
