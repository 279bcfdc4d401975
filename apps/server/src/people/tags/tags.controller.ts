import { Controller } from '@nestjs/common';
import {
  type CustomerTag,
  type Tag,
  listTags,
  createTag,
  updateTag,
  deleteTag,
  mergeTag,
  listCustomerTags,
  setCustomerTags,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { TrashService } from '../../records/trash/trash.service';
import { TagsService } from './tags.service';

@Controller()
export class TagsController {
  constructor(
    private readonly tags: TagsService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listTags)
  list(): Promise<Tag[]> {
    return this.tags.list();
  }

  @Handle(createTag)
  create({ body: input }: InputOf<typeof createTag>): Promise<Tag> {
    return this.tags.create(input);
  }

  @Handle(updateTag)
  update({ params: { id }, body: input }: InputOf<typeof updateTag>): Promise<Tag> {
    return this.tags.update(id, input);
  }

  @Handle(deleteTag)
  remove({ params: { id } }: InputOf<typeof deleteTag>): Promise<void> {
    return this.trash.remove('tag', id);
  }

  @Handle(mergeTag)
  merge({ params: { id }, body: { tagId } }: InputOf<typeof mergeTag>): Promise<Tag> {
    return this.tags.merge(id, tagId);
  }

  @Handle(listCustomerTags)
  ofCustomer({ params: { id } }: InputOf<typeof listCustomerTags>): Promise<CustomerTag[]> {
    return this.tags.listForCustomer(id);
  }

  @Handle(setCustomerTags)
  setOfCustomer({
    params: { id },
    body: input,
  }: InputOf<typeof setCustomerTags>): Promise<CustomerTag[]> {
    return this.tags.setForCustomer(id, input);
  }
}
