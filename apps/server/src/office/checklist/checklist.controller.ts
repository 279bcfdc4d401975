import { Controller } from '@nestjs/common';
import { type Checklist, getChecklist, updateChecklist } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../../identity/users/user.entity';
import { ChecklistService } from './checklist.service';

@Controller()
export class ChecklistController {
  constructor(private readonly checklist: ChecklistService) {}

  @Handle(getChecklist)
  get({ user: owner }: InputOf<typeof getChecklist, UserEntity>): Promise<Checklist> {
    return this.checklist.get(owner);
  }

  @Handle(updateChecklist)
  update({
    body: { dismissed },
    user: owner,
  }: InputOf<typeof updateChecklist, UserEntity>): Promise<Checklist> {
    return this.checklist.setDismissed(owner, dismissed);
  }
}
