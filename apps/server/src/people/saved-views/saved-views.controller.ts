import { Controller } from '@nestjs/common';
import {
  type SavedView,
  listSavedViews,
  createSavedView,
  updateSavedView,
  deleteSavedView,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { TrashService } from '../../records/trash/trash.service';
import { SavedViewsService } from './saved-views.service';

@Controller()
export class SavedViewsController {
  constructor(
    private readonly views: SavedViewsService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listSavedViews)
  list({ query: { kind } }: InputOf<typeof listSavedViews>): Promise<SavedView[]> {
    return this.views.list(kind);
  }

  @Handle(createSavedView)
  create({ body: input }: InputOf<typeof createSavedView>): Promise<SavedView> {
    return this.views.create(input);
  }

  @Handle(updateSavedView)
  update({ params: { id }, body: input }: InputOf<typeof updateSavedView>): Promise<SavedView> {
    return this.views.update(id, input);
  }

  @Handle(deleteSavedView)
  remove({ params: { id } }: InputOf<typeof deleteSavedView>): Promise<void> {
    return this.trash.remove('saved_view', id);
  }
}
