import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type ContactBulkInput,
  type ContactBulkResult,
  type ContactInput,
  type ContactConfirmation,
  type ContactSubmission,
  type ContactUpdate,
  type ContactsQuery,
  type IdParams,
  contactBulkInputSchema,
  contactBulkResultSchema,
  contactInputSchema,
  contactConfirmationSchema,
  contactSubmissionSchema,
  contactSubmissionsSchema,
  contactUpdateSchema,
  contactsQuerySchema,
  idParamsSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendJson } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { TrashService } from '../records/trash/trash.service';
import { ContactBulkService } from './contact-bulk.service';
import { ContactsService } from './contacts.service';
import { contactExamples } from './contact.examples';

@Tag('Submissions', {
  description: 'What visitors wrote through the contact form.',
  examples: contactExamples,
})
@Controller()
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly bulk: ContactBulkService,
    private readonly trash: TrashService,
  ) {}

  @Post('contact')
  @Allow('anyone')
  @Operation('submitContact', 'Send the contact form', {
    errors: { 429: 'Too many attempts. Please try again later.' },
  })
  @Returns(201, contactConfirmationSchema)
  submit(
    @Body({ schema: contactInputSchema }) input: ContactInput,
    @Req() request: FastifyRequest,
  ): Promise<ContactConfirmation> {
    return this.contacts.submit(input, request.ip);
  }

  @Get('admin/contact-submissions')
  @Allow('owner')
  @Operation('listSubmissions', 'List submissions, the newest first')
  @Returns(200, contactSubmissionsSchema)
  async list(
    @Query({ schema: contactsQuerySchema }) query: ContactsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.contacts.list(query), request, reply);
  }

  @Get('admin/contact-submissions/:id')
  @Allow('owner')
  @Operation('getSubmission', 'Read a submission')
  @Returns(200, contactSubmissionSchema)
  get(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<ContactSubmission> {
    return this.contacts.get(id);
  }

  @Put('admin/contact-submissions/:id')
  @Allow('owner')
  @Operation('updateSubmission', 'Change a submission')
  @Returns(200, contactSubmissionSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: contactUpdateSchema }) input: ContactUpdate,
  ): Promise<ContactSubmission> {
    return this.contacts.update(id, input);
  }

  @Delete('admin/contact-submissions/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteSubmission', 'Move a submission to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('contact', id);
  }

  @Post('admin/contacts/bulk')
  @HttpCode(200)
  @Allow('owner')
  @Operation('changeSubmissions', 'Change, delete or restore several submissions at once')
  @Returns(200, contactBulkResultSchema)
  act(
    @Body({ schema: contactBulkInputSchema }) input: ContactBulkInput,
  ): Promise<ContactBulkResult> {
    return this.bulk.act(input);
  }
}
