import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  type Checklist,
  type ChecklistUpdate,
  checklistSchema,
  checklistUpdateSchema,
} from '@polaris/contracts';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { checklistExamples } from './checklist.examples';
import { ChecklistService } from './checklist.service';

@Tag('Checklist', {
  description: 'What is left to set before the site is the owner’s own.',
  examples: checklistExamples,
})
@Controller('admin/checklist')
export class ChecklistController {
  constructor(private readonly checklist: ChecklistService) {}

  @Get()
  @Allow('owner')
  @Operation('getChecklist', 'Read what is left to set')
  @Returns(200, checklistSchema)
  get(@CurrentUser() owner: UserEntity): Promise<Checklist> {
    return this.checklist.get(owner);
  }

  @Put()
  @Allow('owner')
  @Operation('updateChecklist', 'Put the checklist away, or bring it back')
  @Returns(200, checklistSchema)
  update(
    @CurrentUser() owner: UserEntity,
    @Body({ schema: checklistUpdateSchema }) { dismissed }: ChecklistUpdate,
  ): Promise<Checklist> {
    return this.checklist.setDismissed(owner, dismissed);
  }
}
