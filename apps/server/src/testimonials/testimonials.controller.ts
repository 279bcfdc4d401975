import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  type AuthorTestimonial,
  type PageQuery,
  type PublicTestimonial,
  type TestimonialAgreement,
  type TestimonialInput,
  type TestimonialLink,
  type TestimonialTokenParams,
  authorTestimonialSchema,
  publicTestimonialsQuerySchema,
  publicTestimonialsSchema,
  testimonialAgreementSchema,
  testimonialInputSchema,
  testimonialLinkSchema,
  testimonialTokenParamsSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendPage } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { AuthorService } from './author.service';
import { testimonialExamples } from './testimonial.examples';
import { TestimonialsService } from './testimonials.service';

/** What a private link can answer. */
const linkErrors = {
  404: 'This link leads to no testimonial. Check that it is complete.',
  409: 'The link was used already, or the testimonial was withdrawn for good.',
  410: 'This link has expired. Please ask for a new one.',
  429: 'Too many attempts. Please try again later.',
};
const { 429: _limited, ...readErrors } = linkErrors;

@Tag('Testimonials', {
  description: 'What clients say about completed work: asked for, written, approved, withdrawn.',
  examples: testimonialExamples,
})
@Controller('testimonials')
export class TestimonialsController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly author: AuthorService,
  ) {}

  @Get()
  @Allow('anyone')
  @Operation('listTestimonials', 'List approved testimonials, the newest first')
  @Returns(200, publicTestimonialsSchema)
  async list(
    @Query({ schema: publicTestimonialsQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicTestimonial[]> {
    return sendPage(await this.testimonials.listApproved(query), request, reply);
  }

  @Get('links/:token')
  @Allow('anyone')
  @Operation('openTestimonialLink', 'Read what a private link leads to', { errors: readErrors })
  @Returns(200, authorTestimonialSchema)
  open(
    @Param({ schema: testimonialTokenParamsSchema }) { token }: TestimonialTokenParams,
  ): Promise<AuthorTestimonial> {
    return this.author.get(token);
  }

  @Post('links/:token')
  @HttpCode(200)
  @Allow('anyone')
  @Operation('writeTestimonial', 'Write a testimonial, or write it again', { errors: linkErrors })
  @Returns(200, testimonialLinkSchema)
  write(
    @Param({ schema: testimonialTokenParamsSchema }) { token }: TestimonialTokenParams,
    @Body({ schema: testimonialInputSchema }) input: TestimonialInput,
    @Req() request: FastifyRequest,
  ): Promise<TestimonialLink> {
    return this.author.write(token, input, request.ip);
  }

  @Post('links/:token/agreement')
  @HttpCode(204)
  @Allow('anyone')
  @Operation('agreeToTestimonial', 'Agree to the text that the owner proposes', {
    errors: linkErrors,
  })
  @Returns(204)
  agree(
    @Param({ schema: testimonialTokenParamsSchema }) { token }: TestimonialTokenParams,
    @Body({ schema: testimonialAgreementSchema }) input: TestimonialAgreement,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.author.agree(token, input, request.ip);
  }

  @Post('links/:token/withdrawal')
  @HttpCode(204)
  @Allow('anyone')
  @Operation('withdrawTestimonial', 'Withdraw a testimonial for good', { errors: linkErrors })
  @Returns(204)
  withdraw(
    @Param({ schema: testimonialTokenParamsSchema }) { token }: TestimonialTokenParams,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.author.withdraw(token, request.ip);
  }
}
