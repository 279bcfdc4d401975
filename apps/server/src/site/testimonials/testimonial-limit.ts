import type { LimitRule } from '../../platform/http/limits/limits.service';

/** What authors send from one address. */
export const testimonialLimit: LimitRule = { name: 'testimonial', points: 20, duration: 600 };
