import { Controller } from '@nestjs/common';
import {
  type Invitation,
  type SentInvitation,
  type User,
  inviteCustomer,
  openInvitation,
  acceptInvitation,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { PassportService } from '../../identity/auth/sign-in/passport.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import { AcceptanceService } from './acceptance.service';
import { InvitationsService } from './invitations.service';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly acceptance: AcceptanceService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  /** If no mail is sent, only this response has the link. */
  @Handle(inviteCustomer)
  invite({ params: { id } }: InputOf<typeof inviteCustomer>): Promise<SentInvitation> {
    return this.invitations.invite(id);
  }

  @Handle(openInvitation)
  open({ body: { token } }: InputOf<typeof openInvitation>): Promise<Invitation> {
    return this.invitations.get(token);
  }

  /** Signs in a new account; the user of an existing account is already signed in. */
  @Handle(acceptInvitation)
  async accept({
    body: input,
    user: caller,
    request,
    reply,
  }: InputOf<typeof acceptInvitation, UserEntity>): Promise<User> {
    const { user, isNew } = await this.acceptance.accept(input, caller, request.ip);
    if (isNew) await this.passport.startSession(user, request, reply);
    return this.users.toUser(user);
  }
}
