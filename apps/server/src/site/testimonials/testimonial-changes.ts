import type { TestimonialInput } from '@polaris/contracts';
import type { TestimonialEntity } from './testimonial.entity';

type Change = Partial<TestimonialEntity>;

const noChangeRequest = { changeRequestedAt: null, changeNote: null, proposedContent: null };

/** What the author has sent. It is not shown before the owner approves it. */
export const written = ({ consent: _agreed, ...input }: TestimonialInput): Change => ({
  ...input,
  company: input.company ?? null,
  role: input.role ?? null,
  rating: input.rating ?? null,
  ...noChangeRequest,
  isApproved: false,
  submittedAt: new Date(),
  consentedAt: new Date(),
});

/** The author takes over the proposed text. */
export const agreed = (content: string): Change => ({
  content,
  ...noChangeRequest,
  isApproved: true,
  consentedAt: new Date(),
});

/** All that is left of a testimonial that was withdrawn. */
export const withdrawn = (): Change => ({
  name: 'Client',
  company: null,
  role: null,
  content: '',
  rating: null,
  nameStyle: null,
  imageUrl: null,
  ...noChangeRequest,
  isApproved: false,
  withdrawnAt: new Date(),
});

/** Shown as it is, or hidden again. Approving the text as it is takes a request for a change back. */
export const approval = (isApproved: boolean): Change => ({
  isApproved,
  ...(isApproved ? noChangeRequest : {}),
});
