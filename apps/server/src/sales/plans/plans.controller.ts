import { Controller } from '@nestjs/common';
import { type AdminPurchase, setPaymentPlan } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { PlansService } from './plans.service';

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Handle(setPaymentPlan)
  set({ params: { id }, body: input }: InputOf<typeof setPaymentPlan>): Promise<AdminPurchase> {
    return this.plans.set(id, input);
  }
}
