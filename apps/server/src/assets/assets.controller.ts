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
import { Answers } from '../platform/http/answers';
import { sendJson } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { AssetsService } from './assets.service';

@Controller('assets')
export class AssetsController {
  constructor(private readonly assets: AssetsService) {}

  @Get()
  @Allow('anyone')
  @Answers(200, assetsSchema)
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
  @Answers(201, assetSchema)
  create(@Body({ schema: assetInputSchema }) input: AssetInput): Promise<Asset> {
    return this.assets.create(input);
  }

  @Put(':id')
  @Allow('owner')
  @Answers(200, assetSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: assetInputSchema }) input: AssetInput,
  ): Promise<Asset> {
    return this.assets.update(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('owner')
  @Answers(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.assets.remove(id);
  }
}
