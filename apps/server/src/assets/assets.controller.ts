import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type Asset,
  type AssetInput,
  type IdParams,
  type PageQuery,
  assetInputSchema,
  assetSchema,
  assetsSchema,
  idParamsSchema,
  pageQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendJson } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { AssetsService } from './assets.service';
import { assetExamples } from './asset.examples';

@Tag('Assets', {
  description: 'Links to what lies elsewhere: videos, documents, profiles.',
  examples: assetExamples,
})
@Controller('assets')
export class AssetsController {
  constructor(private readonly assets: AssetsService) {}

  @Get()
  @Allow('anyone')
  @Operation('listAssets', 'List assets; only the owner sees inactive ones')
  @Returns(200, assetsSchema)
  async list(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @CurrentUser() user: UserEntity | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const all = user?.isAdmin === true;
    return sendJson(await this.assets.list(query, { all }), request, reply);
  }

  @Post()
  @Allow('owner')
  @Operation('createAsset', 'Add an asset')
  @Returns(201, assetSchema)
  create(@Body({ schema: assetInputSchema }) input: AssetInput): Promise<Asset> {
    return this.assets.create(input);
  }

  @Put(':id')
  @Allow('owner')
  @Operation('updateAsset', 'Change an asset')
  @Returns(200, assetSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: assetInputSchema }) input: AssetInput,
  ): Promise<Asset> {
    return this.assets.update(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteAsset', 'Move an asset to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.assets.remove(id);
  }
}
