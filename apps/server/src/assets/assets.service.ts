import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Asset, type AssetInput, MAX_PAGE, type PageQuery } from '@polaris/contracts';
import { DataSource, Repository } from 'typeorm';
import { type Page, contains } from '../platform/database/list/list';
import { ContentChangesService } from '../platform/database/content-changes.service';
import { editVersioned } from '../platform/database/edit-versioned';
import { keysetPage } from '../platform/database/list/keyset-page';
import { TrashService } from '../records/trash/trash.service';
import { AssetEntity } from './asset.entity';

const IN_LIST_ORDER = { column: 'sortOrder', direction: 'ASC', kind: 'number' } as const;

@Injectable()
export class AssetsService {
  constructor(
    @InjectRepository(AssetEntity) private readonly assets: Repository<AssetEntity>,
    private readonly dataSource: DataSource,
    private readonly changes: ContentChangesService,
    private readonly trash: TrashService,
  ) {}

  /** In list order, `q` in the name; everyone but the owner is given the active ones alone. */
  async list(query: PageQuery, { all }: { all: boolean }): Promise<Page<Asset>> {
    const found = this.assets.createQueryBuilder('a').where('true');
    if (!all) found.andWhere('a.isActive');
    if (query.q) found.andWhere('a.name ilike :q', { q: contains(query.q) });
    const page = await keysetPage(found, query, IN_LIST_ORDER);
    return { ...page, items: page.items.map(toAsset) };
  }

  /** What public pages show, in list order. */
  async listActive(): Promise<Asset[]> {
    const order = { sortOrder: 'ASC', id: 'ASC' } as const;
    const rows = await this.assets.find({ where: { isActive: true }, order, take: MAX_PAGE });
    return rows.map(toAsset);
  }

  async create(input: AssetInput): Promise<Asset> {
    const created = await this.assets.save(this.assets.create(toRow(input)));
    this.changes.announce();
    return toAsset(await this.assets.findOneByOrFail({ id: created.id }));
  }

  async update(id: number, input: AssetInput): Promise<Asset> {
    const row = await editVersioned(
      this.dataSource,
      AssetEntity,
      'This asset',
      id,
      input.version,
      (asset) => Object.assign(asset, toRow(input)),
    );
    this.changes.announce();
    return toAsset(row);
  }

  async remove(id: number): Promise<void> {
    await this.trash.remove('asset', id);
    this.changes.announce();
  }
}

function toRow({ version: _edited, description, ...fields }: AssetInput) {
  return { ...fields, description: description ?? null };
}

function toAsset(row: AssetEntity): Asset {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    usage: row.usage,
    url: row.url,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
