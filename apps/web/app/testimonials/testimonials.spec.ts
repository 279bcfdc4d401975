import { expect, it } from '@jest/globals';
import type { PublicTestimonial } from '@polaris/contracts';
import { testimonialFor } from './testimonials.tsx';

const about = (id: number, service: number | null) =>
  ({
    id,
    service: service === null ? null : { id: service, name: 'A service' },
  }) as PublicTestimonial;

it('prefers a testimonial of the service to a newer one of another service', () => {
  const all = [about(1, 7), about(2, 3), about(3, 3)];
  expect(testimonialFor(3, all)?.id).toBe(2);
  expect(testimonialFor(5, all)?.id).toBe(1);
  expect(testimonialFor(5, [])).toBeUndefined();
});
