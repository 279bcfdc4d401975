import { Controller } from '@nestjs/common';
import {
  type IntroCall,
  type IntroCallHold,
  type IntroSlots,
  type OpenIntroCall,
  cancelIntroCall,
  confirmIntroCall,
  holdIntroCall,
  listIntroSlots,
  moveIntroCall,
  openIntroCall,
} from '@polaris/contracts';
import { visitorOf } from '../../platform/http/honeypot';
import { Handle, type InputOf } from '../../platform/http/handle';
import { IntroCallConfirmationService } from './intro-call-confirmation.service';
import { IntroCallLinksService } from './intro-call-links.service';
import { IntroCallsService } from './intro-calls.service';

/** Endpoints for visitors to book and change free calls. */
@Controller()
export class IntroCallsController {
  constructor(
    private readonly calls: IntroCallsService,
    private readonly confirmation: IntroCallConfirmationService,
    private readonly links: IntroCallLinksService,
  ) {}

  @Handle(listIntroSlots)
  listSlots({
    params: { id },
    query,
    request,
  }: InputOf<typeof listIntroSlots>): Promise<IntroSlots> {
    return this.calls.listSlots(id, query, request.ip);
  }

  @Handle(holdIntroCall)
  hold({ body: input, request }: InputOf<typeof holdIntroCall>): Promise<IntroCallHold> {
    return this.calls.hold(input, visitorOf(request));
  }

  @Handle(confirmIntroCall)
  confirm({ body: input, request }: InputOf<typeof confirmIntroCall>): Promise<IntroCall> {
    return this.confirmation.confirm(input, request.ip);
  }

  @Handle(openIntroCall)
  open({ body: input, request }: InputOf<typeof openIntroCall>): Promise<OpenIntroCall> {
    return this.links.open(input, request.ip);
  }

  @Handle(moveIntroCall)
  move({ body: input, request }: InputOf<typeof moveIntroCall>): Promise<IntroCall> {
    return this.links.move(input, request.ip);
  }

  @Handle(cancelIntroCall)
  cancel({ body: input, request }: InputOf<typeof cancelIntroCall>): Promise<void> {
    return this.links.cancel(input, request.ip);
  }
}
