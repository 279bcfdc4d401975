import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type AdminTestimonial,
  type AdminTestimonialsQuery,
  type ChangeRequestInput,
  type IdParams,
  type SentLink,
  type TestimonialUpdate,
  adminTestimonialSchema,
  adminTestimonialsQuerySchema,
  adminTestimonialsSchema,
  changeRequestInputSchema,
  idParamsSchema,
  sentLinkSchema,
  testimonialUpdateSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendJson } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { TestimonialRequestsService } from './testimonial-requests.service';
import { TestimonialsService } from './testimonials.service';

@Tag('Testimonials')
@Controller('admin')
export class AdminTestimonialsController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly requests: TestimonialRequestsService,
  ) {}

  @Get('testimonials')
  @Allow('owner')
  @Operation('listAllTestimonials', 'List testimonials in any state, the newest first')
  @Returns(200, adminTestimonialsSchema)
  async list(
    @Query({ schema: adminTestimonialsQuerySchema }) query: AdminTestimonialsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.testimonials.list(query), request, reply);
  }

  @Post('purchases/:id/testimonial-requests')
  @Allow('owner')
  @Operation('requestTestimonial', 'Ask the client of a completed purchase for a testimonial', {
    errors: { 409: 'A testimonial can be asked for once the purchase is completed.' },
  })
  @Returns(201, sentLinkSchema)
  ask(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<SentLink> {
    return this.requests.ask(id);
  }

  @Patch('testimonials/:id')
  @Allow('owner')
  @Operation('updateTestimonial', 'Show a testimonial, or hide it again')
  @Returns(200, adminTestimonialSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: testimonialUpdateSchema }) input: TestimonialUpdate,
  ): Promise<AdminTestimonial> {
    return this.testimonials.update(id, input);
  }

  @Post('testimonials/:id/change-requests')
  @Allow('owner')
  @Operation('requestTestimonialChange', 'Ask the author of a testimonial to change it')
  @Returns(201, sentLinkSchema)
  requestChange(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: changeRequestInputSchema }) input: ChangeRequestInput,
  ): Promise<SentLink> {
    return this.testimonials.requestChange(id, input);
  }

  @Delete('testimonials/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteTestimonial', 'Move a testimonial to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.testimonials.remove(id);
  }
}
