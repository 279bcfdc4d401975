import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  type IdParams,
  MAX_VIEWS,
  type SavedView,
  type SavedViewInput,
  type SavedViewsQuery,
  idParamsSchema,
  savedViewInputSchema,
  savedViewSchema,
  savedViewsQuerySchema,
  savedViewsSchema,
} from '@polaris/contracts';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { TrashService } from '../records/trash/trash.service';
import { savedViewExamples } from './saved-view.examples';
import { SavedViewsService } from './saved-views.service';

const NAME_IS_TAKEN = 'There is a view with this name already';

@Tag('Saved views', {
  description: 'Lists as they are filtered, sorted and laid out, under a name.',
  examples: savedViewExamples,
})
@Controller('admin/views')
export class SavedViewsController {
  constructor(
    private readonly views: SavedViewsService,
    private readonly trash: TrashService,
  ) {}

  @Get()
  @Allow('owner')
  @Operation('listSavedViews', 'List the saved views of a list by name')
  @Returns(200, savedViewsSchema)
  list(@Query({ schema: savedViewsQuerySchema }) { kind }: SavedViewsQuery): Promise<SavedView[]> {
    return this.views.list(kind);
  }

  @Post()
  @Allow('owner')
  @Operation('createSavedView', 'Save a list as it is filtered under a name', {
    errors: { 409: `${NAME_IS_TAKEN}, or the list has ${MAX_VIEWS} views.` },
  })
  @Returns(201, savedViewSchema)
  create(@Body({ schema: savedViewInputSchema }) input: SavedViewInput): Promise<SavedView> {
    return this.views.create(input);
  }

  @Put(':id')
  @Allow('owner')
  @Operation('updateSavedView', 'Rename a saved view, or save other filters in it', {
    errors: { 409: `${NAME_IS_TAKEN}.` },
  })
  @Returns(200, savedViewSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: savedViewInputSchema }) input: SavedViewInput,
  ): Promise<SavedView> {
    return this.views.update(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteSavedView', 'Move a saved view to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('saved_view', id);
  }
}
