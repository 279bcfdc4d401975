import { Controller } from '@nestjs/common';
import {
  type AuthorTestimonial,
  type PublicTestimonial,
  type TestimonialLink,
  listTestimonials,
  openTestimonialLink,
  writeTestimonial,
  agreeToTestimonial,
  withdrawTestimonial,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { Page } from '../../platform/database/list/list';
import { AuthorService } from './author.service';
import { TestimonialsService } from './testimonials.service';

@Controller()
export class TestimonialsController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly author: AuthorService,
  ) {}

  @Handle(listTestimonials)
  list({ query }: InputOf<typeof listTestimonials>): Promise<Page<PublicTestimonial>> {
    return this.testimonials.listApproved(query);
  }

  @Handle(openTestimonialLink)
  open({ params: { token } }: InputOf<typeof openTestimonialLink>): Promise<AuthorTestimonial> {
    return this.author.get(token);
  }

  @Handle(writeTestimonial)
  write({
    params: { token },
    body: input,
    request,
  }: InputOf<typeof writeTestimonial>): Promise<TestimonialLink> {
    return this.author.write(token, input, request.ip);
  }

  @Handle(agreeToTestimonial)
  agree({
    params: { token },
    body: input,
    request,
  }: InputOf<typeof agreeToTestimonial>): Promise<void> {
    return this.author.agree(token, input, request.ip);
  }

  @Handle(withdrawTestimonial)
  withdraw({ params: { token }, request }: InputOf<typeof withdrawTestimonial>): Promise<void> {
    return this.author.withdraw(token, request.ip);
  }
}
