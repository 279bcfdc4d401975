import { Controller } from '@nestjs/common';
import {
  type AdminTestimonial,
  type SentLink,
  listAllTestimonials,
  requestCustomerTestimonial,
  requestTestimonial,
  updateTestimonial,
  requestTestimonialChange,
  deleteTestimonial,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { TestimonialDecisionsService } from './testimonial-decisions.service';
import { TestimonialRequestsService } from './testimonial-requests.service';
import { TestimonialsService } from './testimonials.service';

@Controller()
export class AdminTestimonialsController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly decisions: TestimonialDecisionsService,
    private readonly requests: TestimonialRequestsService,
  ) {}

  @Handle(listAllTestimonials)
  list({ query }: InputOf<typeof listAllTestimonials>): Promise<JsonPage> {
    return this.testimonials.list(query);
  }

  @Handle(requestTestimonial)
  askBuyer({ params: { id } }: InputOf<typeof requestTestimonial>): Promise<SentLink> {
    return this.requests.ask({ purchaseId: id });
  }

  @Handle(requestCustomerTestimonial)
  askCustomer({ params: { id } }: InputOf<typeof requestCustomerTestimonial>): Promise<SentLink> {
    return this.requests.ask({ customerId: id });
  }

  @Handle(updateTestimonial)
  update({
    params: { id },
    body: input,
  }: InputOf<typeof updateTestimonial>): Promise<AdminTestimonial> {
    return this.decisions.update(id, input);
  }

  @Handle(requestTestimonialChange)
  requestChange({
    params: { id },
    body: input,
  }: InputOf<typeof requestTestimonialChange>): Promise<SentLink> {
    return this.decisions.requestChange(id, input);
  }

  @Handle(deleteTestimonial)
  remove({ params: { id } }: InputOf<typeof deleteTestimonial>): Promise<void> {
    return this.decisions.remove(id);
  }
}
