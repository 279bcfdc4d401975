import { Controller } from '@nestjs/common';
import {
  type Essay,
  createEssay,
  deleteEssay,
  getEssay,
  listEssays,
  updateEssay,
} from '@polaris/contracts';
import type { JsonPage } from '../../platform/database/list/list';
import { BodyLimit } from '../../platform/http/bodies/body-limit';
import { Handle, type InputOf } from '../../platform/http/handle';
import { EssaysService } from './essays.service';

/** 200,000 characters in any script, even if a client escapes every character. */
const ESSAY_BYTES = 2_500_000;

@Controller()
export class EssaysController {
  constructor(private readonly essays: EssaysService) {}

  @Handle(listEssays)
  list({ query }: InputOf<typeof listEssays>): Promise<JsonPage> {
    return this.essays.list(query);
  }

  @Handle(createEssay)
  @BodyLimit(ESSAY_BYTES)
  create({ body: input }: InputOf<typeof createEssay>): Promise<Essay> {
    return this.essays.create(input);
  }

  @Handle(getEssay)
  get({ params: { id } }: InputOf<typeof getEssay>): Promise<Essay> {
    return this.essays.get(id);
  }

  @Handle(updateEssay)
  @BodyLimit(ESSAY_BYTES)
  update({ params: { id }, body: changes }: InputOf<typeof updateEssay>): Promise<Essay> {
    return this.essays.update(id, changes);
  }

  @Handle(deleteEssay)
  remove({ params: { id } }: InputOf<typeof deleteEssay>): Promise<void> {
    return this.essays.remove(id);
  }
}
