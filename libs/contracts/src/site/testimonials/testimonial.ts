import * as z from 'zod/mini';
import { pageQuerySchema, plainPageQuerySchema } from '../../values/page.ts';
import { optionalName, requiredName } from '../../values/text/name.ts';
import { idSchema, int4, requiredText, text, timestamp } from '../../values/text/text.ts';

/** How many days the one-time link of a request works. */
export const TESTIMONIAL_REQUEST_DAYS = 30;
/** After how many days the only reminder is sent, if nothing was written. */
export const TESTIMONIAL_REMINDER_DAYS = 10;
/** The limits of a testimonial, in visible characters without surrounding white space, and in lines. */
export const testimonialLength = { min: 20, max: 1000, lines: 30 } as const;

export const testimonialStatusLabels = {
  requested: 'Requested',
  submitted: 'To review',
  change_requested: 'Change requested',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
} as const;
export type TestimonialStatus = keyof typeof testimonialStatusLabels;
export const testimonialStatusSchema = z.enum(
  ['requested', 'submitted', 'change_requested', 'approved', 'withdrawn'],
  { error: 'Please select a status.' },
);

/** How the author is named next to the text. */
export const nameStyleLabels = {
  full: 'Full name',
  initial: 'First name and initial',
  company: 'Company only',
  anonymous: 'Anonymous, as "Client"',
} as const;
export type NameStyle = keyof typeof nameStyleLabels;
export const nameStyleSchema = z.enum(['full', 'initial', 'company', 'anonymous'], {
  error: 'Please choose how to be named.',
});

const { min, max, lines } = testimonialLength;
const content = () =>
  requiredText(min, max, `Please write at least ${min} characters.`).check(
    z.refine((value) => value.trim().split('\n').length <= lines, {
      error: `Please use at most ${lines} lines.`,
    }),
  );

const RATING = 'A rating is a whole number from 1 to 5.';
const rating = z
  .int({ error: RATING })
  .check(z.gte(1, { error: RATING }), z.lte(5, { error: RATING }));

/** The author's input. The company is required if it is the only name shown. */
export const testimonialInputSchema = z.object({
  content: content(),
  name: requiredName(1, 255, 'Please write your name.'),
  company: optionalName(255),
  role: optionalName(255),
  rating: z.optional(z.nullable(rating)),
  nameStyle: nameStyleSchema,
  consent: z.literal(true, { error: 'Please agree that it may be shown.' }),
});
export type TestimonialInput = z.output<typeof testimonialInputSchema>;

/** The random part of a private link. */
export const testimonialTokenParamsSchema = z.object({ token: text(100) });
export type TestimonialTokenParams = z.output<typeof testimonialTokenParamsSchema>;

const authorFields = {
  name: z.string(),
  company: z.nullable(z.string()),
  role: z.nullable(z.string()),
  content: z.string(),
  rating: z.nullable(z.int()),
  nameStyle: z.nullable(nameStyleSchema),
};

/** A testimonial as its author sees it at a private link. */
export const authorTestimonialSchema = z.object({
  ...authorFields,
  /** True for the author's own link; false for the one-time link before anything is written. */
  isOwn: z.boolean(),
  status: testimonialStatusSchema,
  isApproved: z.boolean(),
  service: z.nullable(z.object({ name: z.string() })),
  /** The change that the owner asks for, and the text that they propose. */
  changeNote: z.nullable(z.string()),
  proposedContent: z.nullable(z.string()),
  /** When the one-time link expires; null for the author's own link. */
  expiresAt: z.nullable(timestamp),
  version: z.int(),
});
export type AuthorTestimonial = z.output<typeof authorTestimonialSchema>;

/** The author agrees to the text proposed in this version only. */
export const testimonialAgreementSchema = z.object({ version: int4 });
export type TestimonialAgreement = z.output<typeof testimonialAgreementSchema>;

/** The author's own link, shown once. */
export const testimonialLinkSchema = z.object({ url: z.string() });
export type TestimonialLink = z.output<typeof testimonialLinkSchema>;

/** A testimonial as shown to everyone, with the author named as they chose. */
export const publicTestimonialSchema = z.object({
  id: idSchema,
  content: z.string(),
  name: z.string(),
  role: z.nullable(z.string()),
  company: z.nullable(z.string()),
  rating: z.nullable(z.int()),
  service: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** Whether it belongs to a completed purchase. */
  isVerified: z.boolean(),
  submittedAt: timestamp,
});
export type PublicTestimonial = z.output<typeof publicTestimonialSchema>;
export const publicTestimonialsSchema = z.array(publicTestimonialSchema);
export const publicTestimonialsQuerySchema = plainPageQuerySchema;

/** A testimonial as the owner sees it. */
export const adminTestimonialSchema = z.object({
  id: idSchema,
  ...authorFields,
  imageUrl: z.nullable(z.string()),
  isApproved: z.boolean(),
  status: testimonialStatusSchema,
  /** The purchase or customer that it is about. Both are null if they were deleted. */
  purchaseId: z.nullable(idSchema),
  customerId: z._default(z.nullable(idSchema), null),
  service: z.nullable(z.object({ id: idSchema, name: z.string() })),
  isVerified: z.boolean(),
  changeNote: z.nullable(z.string()),
  proposedContent: z.nullable(z.string()),
  requestedAt: z.nullable(timestamp),
  expiresAt: z.nullable(timestamp),
  remindedAt: z.nullable(timestamp),
  submittedAt: z.nullable(timestamp),
  consentedAt: z.nullable(timestamp),
  changeRequestedAt: z.nullable(timestamp),
  withdrawnAt: z.nullable(timestamp),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AdminTestimonial = z.output<typeof adminTestimonialSchema>;
export const adminTestimonialsSchema = z.array(adminTestimonialSchema);

export const adminTestimonialsQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(testimonialStatusSchema),
});
export type AdminTestimonialsQuery = z.output<typeof adminTestimonialsQuerySchema>;

export const testimonialFieldLabels: Record<keyof AdminTestimonial, string> = {
  id: 'Id',
  name: 'Name',
  company: 'Company',
  role: 'Role',
  content: 'Text',
  rating: 'Rating',
  nameStyle: 'Named as',
  imageUrl: 'Image url',
  isApproved: 'Is approved',
  status: 'Status',
  purchaseId: 'Purchase',
  customerId: 'Customer',
  service: 'Service',
  isVerified: 'Is verified',
  changeNote: 'Requested change',
  proposedContent: 'Proposed text',
  requestedAt: 'Requested at',
  expiresAt: 'Expires at',
  remindedAt: 'Reminded at',
  submittedAt: 'Submitted at',
  consentedAt: 'Consented at',
  changeRequestedAt: 'Change requested at',
  withdrawnAt: 'Withdrawn at',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

/** Shows a testimonial, or hides it again. */
export const testimonialUpdateSchema = z.object({
  isApproved: z.boolean({ error: 'Must be true or false.' }),
  /** The version that was read; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type TestimonialUpdate = z.output<typeof testimonialUpdateSchema>;

export const changeRequestInputSchema = z.object({
  note: requiredText(1, 1000, 'Please say what to change.'),
  proposedContent: z.optional(z.nullable(content())),
  /** The version that was read; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type ChangeRequestInput = z.output<typeof changeRequestInputSchema>;

/** How a link was sent: by mail, or shown to the owner once. */
export const sentLinkSchema = z.object({
  mailedTo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** Null for a link that does not expire. */
  expiresAt: z.nullable(timestamp),
});
export type SentLink = z.output<typeof sentLinkSchema>;

/** The testimonial of a purchase, in the owner's list of purchases. */
export const purchaseTestimonialSchema = z.object({
  id: idSchema,
  status: testimonialStatusSchema,
  expiresAt: z.nullable(timestamp),
});
export type PurchaseTestimonial = z.output<typeof purchaseTestimonialSchema>;

/** The user's own testimonials, in the download of an account's data. */
export const ownTestimonialSchema = z.pick(adminTestimonialSchema, {
  id: true,
  name: true,
  company: true,
  role: true,
  content: true,
  rating: true,
  nameStyle: true,
  status: true,
  service: true,
  requestedAt: true,
  submittedAt: true,
  consentedAt: true,
  withdrawnAt: true,
  createdAt: true,
});
export type OwnTestimonial = z.output<typeof ownTestimonialSchema>;

/** Owner and visitors see names made by the same rule. */
type Named = Pick<AuthorTestimonial, 'name' | 'company' | 'role'> &
  Record<'nameStyle', NameStyle | null>;

const ANONYMOUS = 'Client';

/** The author's name as they chose. A testimonial without a choice has the full name. */
export function namedAs({ name, company, role, nameStyle }: Named): Omit<Named, 'nameStyle'> {
  if (nameStyle === 'anonymous') return { name: ANONYMOUS, company: null, role: null };
  if (nameStyle === 'company') return { name: company ?? ANONYMOUS, company: null, role: null };
  return { name: nameStyle === 'initial' ? withInitial(name) : name, company, role };
}

/** "Maya de la Cruz" becomes "Maya C.". */
function withInitial(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
