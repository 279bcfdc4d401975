import * as z from 'zod/mini';
import { idSchema, text, timestamp } from '../../values/text/text.ts';
import { companyName } from './company.ts';

/** For how long a conversion of texts into companies can be undone. */
export const CONVERSION_UNDO_DAYS = 30;

/** The most companies offered, and created, in one conversion. */
export const MAX_CONVERTED = 200;
/** The most spellings of one company. */
export const MAX_SPELLINGS = 50;

const spellingSchema = z.object({
  /** The spelling as written on customers. */
  text: z.string(),
  people: z.int(),
});

/** Texts that seem to name one company. */
export const companyGroupSchema = z.object({
  /** The most frequent spelling, or the name of the existing company. */
  name: z.string(),
  /** The existing company; null for a new one. */
  companyId: z.nullable(idSchema),
  people: z.int(),
  spellings: z.array(spellingSchema),
});
export type CompanyGroup = z.output<typeof companyGroupSchema>;

/** Company names that customers have only as text, the most frequent first. */
export const companyTextsSchema = z.object({
  groups: z.array(companyGroupSchema),
  /** The totals, including groups that are not listed. */
  companies: z.int(),
  people: z.int(),
});
export type CompanyTexts = z.output<typeof companyTextsSchema>;

export const companyConversionInputSchema = z.object({
  groups: z
    .array(
      z.object({
        name: companyName,
        texts: z
          .array(text(255))
          .check(
            z.minLength(1, 'Choose a spelling.'),
            z.maxLength(MAX_SPELLINGS, `Must be at most ${MAX_SPELLINGS} spellings.`),
          ),
      }),
    )
    .check(
      z.minLength(1, 'Choose a company.'),
      z.maxLength(MAX_CONVERTED, `Must be at most ${MAX_CONVERTED} companies.`),
    ),
});
export type CompanyConversionInput = z.output<typeof companyConversionInputSchema>;

/** A conversion of texts into companies, which can be undone. */
export const companyConversionSchema = z.object({
  id: idSchema,
  convertedAt: timestamp,
  /** How many companies it made, and how many people it added to companies. */
  companies: z.int(),
  people: z.int(),
});
export type CompanyConversion = z.output<typeof companyConversionSchema>;
export const companyConversionsSchema = z.array(companyConversionSchema);

/** What undoing a conversion does, or did. */
export const companyConversionUndoSchema = z.object({
  /** Companies moved to the trash, and people whose text is restored. */
  companies: z.int(),
  people: z.int(),
  /** Companies that were changed since and stay, with their people; `stays` lists some of them. */
  staysTotal: z.int(),
  stays: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type CompanyConversionUndo = z.output<typeof companyConversionUndoSchema>;
