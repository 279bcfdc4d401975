import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  type CustomerTag,
  type CustomerTagsInput,
  type IdParams,
  MAX_TAGS,
  type Tag as TagRecord,
  type TagInput,
  type TagMerge,
  customerTagsInputSchema,
  customerTagsSchema,
  idParamsSchema,
  tagInputSchema,
  tagMergeSchema,
  tagSchema,
  tagsSchema,
} from '@polaris/contracts';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { TrashService } from '../records/trash/trash.service';
import { tagExamples } from './tag.examples';
import { TagsService } from './tags.service';

const NAME_IS_TAKEN = 'There is a tag with this name already.';

@Tag('Tags', {
  description: 'Words that group customers; each customer can have several.',
  examples: tagExamples,
})
@Controller()
export class TagsController {
  constructor(
    private readonly tags: TagsService,
    private readonly trash: TrashService,
  ) {}

  @Get('admin/tags')
  @Allow('owner')
  @Operation('listTags', 'List all tags by name')
  @Returns(200, tagsSchema)
  list(): Promise<TagRecord[]> {
    return this.tags.list();
  }

  @Post('admin/tags')
  @Allow('owner')
  @Operation('createTag', 'Add a tag', {
    errors: { 409: `There is a tag with this name already, or there are ${MAX_TAGS} tags.` },
  })
  @Returns(201, tagSchema)
  create(@Body({ schema: tagInputSchema }) input: TagInput): Promise<TagRecord> {
    return this.tags.create(input);
  }

  @Put('admin/tags/:id')
  @Allow('owner')
  @Operation('updateTag', 'Change the name or the color of a tag', {
    errors: { 409: NAME_IS_TAKEN },
  })
  @Returns(200, tagSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: tagInputSchema }) input: TagInput,
  ): Promise<TagRecord> {
    return this.tags.update(id, input);
  }

  @Delete('admin/tags/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteTag', 'Move a tag to the trash, with which customers have it')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('tag', id);
  }

  @Post('admin/tags/:id/merge')
  @HttpCode(200)
  @Allow('owner')
  @Operation('mergeTag', 'Give the customers of a tag to another one, and delete it')
  @Returns(200, tagSchema)
  merge(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: tagMergeSchema }) { tagId }: TagMerge,
  ): Promise<TagRecord> {
    return this.tags.merge(id, tagId);
  }

  @Get('customers/:id/tags')
  @Allow('owner')
  @Operation('listCustomerTags', 'List the tags of a customer by name')
  @Returns(200, customerTagsSchema)
  ofCustomer(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<CustomerTag[]> {
    return this.tags.ofCustomer(id);
  }

  @Put('customers/:id/tags')
  @Allow('owner')
  @Operation('setCustomerTags', 'Set all tags of a customer')
  @Returns(200, customerTagsSchema)
  setOfCustomer(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: customerTagsInputSchema }) input: CustomerTagsInput,
  ): Promise<CustomerTag[]> {
    return this.tags.setOfCustomer(id, input);
  }
}
