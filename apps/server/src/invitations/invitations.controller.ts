import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import {
  type AcceptanceInput,
  type IdParams,
  type Invitation,
  type InvitationTokenParams,
  type SentInvitation,
  type User,
  acceptanceInputSchema,
  idParamsSchema,
  invitationSchema,
  invitationTokenParamsSchema,
  sentInvitationSchema,
  userSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassportService } from '../auth/passport.service';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { AcceptanceService } from './acceptance.service';
import { invitationExamples } from './invitation.examples';
import { InvitationsService } from './invitations.service';

/** What the link of an invitation can answer. */
const linkErrors = {
  404: 'This link leads to no invitation. Check that it is complete.',
  409: 'This invitation was accepted already. Sign in instead.',
  410: 'This invitation has expired. Please ask for a new one.',
};

@Tag('Invitations', {
  description: 'The owner invites a customer of the CRM to an account.',
  examples: invitationExamples,
})
@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly acceptance: AcceptanceService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  /** Only this response has the link, and only where no mail is sent. */
  @Post('admin/customers/:id/invite')
  @Allow('owner')
  @Operation('inviteCustomer', 'Invite a customer to an account', {
    errors: { 409: 'The customer has no address, or has an account already.' },
  })
  @Returns(201, sentInvitationSchema)
  invite(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<SentInvitation> {
    return this.invitations.invite(id);
  }

  @Get('invitations/:token')
  @Allow('anyone')
  @Operation('getInvitation', 'Read an invitation by its link', { errors: linkErrors })
  @Returns(200, invitationSchema)
  get(
    @Param({ schema: invitationTokenParamsSchema }) { token }: InvitationTokenParams,
  ): Promise<Invitation> {
    return this.invitations.get(token);
  }

  /** A new account is signed in; an account that exists is, already. */
  @Post('invitations/:token')
  @Allow('anyone')
  @Operation('acceptInvitation', 'Accept an invitation with a new account or the own one', {
    errors: {
      ...linkErrors,
      409: 'The invitation was accepted already, or belongs to another account.',
      429: 'Too many attempts. Please try again later.',
    },
  })
  @Returns(201, userSchema)
  async accept(
    @Param({ schema: invitationTokenParamsSchema }) { token }: InvitationTokenParams,
    @Body({ schema: acceptanceInputSchema }) input: AcceptanceInput,
    @CurrentUser() caller: UserEntity | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const { user, isNew } = await this.acceptance.accept(token, input, caller, request.ip);
    if (isNew) await this.passport.startSession(user, request, reply);
    return this.users.toUser(user);
  }
}
