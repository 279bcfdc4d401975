import type { TestimonialInput } from '@polaris/contracts';
import type { TestimonialEntity } from './testimonial.entity';

type Change = Partial<TestimonialEntity>;

const noChangeRequest = { changeRequestedAt: null, changeNote: null, proposedContent: null };

/** The author's submission, which needs the owner's approval before it is shown. */
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

/** What remains of a withdrawn testimonial. */
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

/** Shows or hides it. Approving the current text also withdraws a request for a change. */
export const approval = (isApproved: boolean): Change => ({
  isApproved,
  ...(isApproved ? noChangeRequest : {}),
});
