import { Injectable } from '@nestjs/common';
import type { Asset, AssetInput, PageQuery } from '@polaris/contracts';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { PublicReadsService } from '../../platform/http/limits/public-reads.service';
import type { JsonPage } from '../../platform/database/list/list';
import { TrashService } from '../../records/trash/trash.service';
import { AssetsRepository } from './assets.repository';

@Injectable()
export class AssetsService {
  constructor(
    private readonly assets: AssetsRepository,
    private readonly changes: ContentChangesService,
    private readonly publicReads: PublicReadsService,
    private readonly trash: TrashService,
  ) {}

  /** In list order; `q` searches the name. Only the owner also gets inactive ones. */
  list(query: PageQuery, options: { all: boolean }): Promise<JsonPage> {
    const read = () => this.assets.list(query, options);
    return options.all ? read() : this.publicReads.getVariant('assets', query, read);
  }

  /** The assets on public pages, in list order. */
  listActive(): Promise<Asset[]> {
    return this.publicReads.get('assets of the pages', () => this.assets.listActive());
  }

  async create(input: AssetInput): Promise<Asset> {
    const created = await this.assets.add(toFields(input));
    this.changes.announce();
    return created;
  }

  async update(id: number, input: AssetInput): Promise<Asset> {
    const fields = toFields(input);
    const asset = await this.assets.edit(id, input.version, (row) => Object.assign(row, fields));
    this.changes.announce();
    return asset;
  }

  remove(id: number): Promise<void> {
    return this.trash.remove('asset', id);
  }
}

const toFields = ({ version: _edited, description, ...fields }: AssetInput) => ({
  ...fields,
  description: description ?? null,
});
