import { Controller } from '@nestjs/common';
import { type Asset, listAssets, createAsset, updateAsset, deleteAsset } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import type { UserEntity } from '../../identity/users/user.entity';
import { AssetsService } from './assets.service';

@Controller()
export class AssetsController {
  constructor(private readonly assets: AssetsService) {}

  @Handle(listAssets)
  list({ query, user }: InputOf<typeof listAssets, UserEntity>): Promise<JsonPage> {
    const all = user?.isAdmin === true;
    return this.assets.list(query, { all });
  }

  @Handle(createAsset)
  create({ body: input }: InputOf<typeof createAsset>): Promise<Asset> {
    return this.assets.create(input);
  }

  @Handle(updateAsset)
  update({ params: { id }, body: input }: InputOf<typeof updateAsset>): Promise<Asset> {
    return this.assets.update(id, input);
  }

  @Handle(deleteAsset)
  remove({ params: { id } }: InputOf<typeof deleteAsset>): Promise<void> {
    return this.assets.remove(id);
  }
}
