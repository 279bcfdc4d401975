import { Controller } from '@nestjs/common';
import { listTrash, restoreRecord } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { TrashService } from './trash.service';

@Controller()
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Handle(listTrash)
  list({ query }: InputOf<typeof listTrash>): Promise<JsonPage> {
    return this.trash.list(query);
  }

  @Handle(restoreRecord)
  restore({ params: { kind, id } }: InputOf<typeof restoreRecord>): Promise<void> {
    return this.trash.restore(kind, id);
  }
}
