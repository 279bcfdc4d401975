import * as z from 'zod/mini';
import { pageQuerySchema, plainPageQuerySchema } from '../../values/page.ts';
import { requiredName } from '../../values/text/name.ts';
import {
  idParam,
  idSchema,
  int4,
  optionalText,
  timestamp,
  webUrl,
} from '../../values/text/text.ts';

/** Characters. */
const MAX_COMPANY_NOTE = 10_000;

/** How many companies the owner can add a customer to. */
export const MAX_CUSTOMER_COMPANIES = 20;

/** As long as a customer's company text, which holds the name of their first company. */
export const companyName = requiredName(1, 255, 'Name is required');

const website = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), webUrl()], { error: 'Please enter a valid URL' }))),
  z.transform((value: string | null | undefined) => (value === '' ? null : value)),
);
const note = optionalText(MAX_COMPANY_NOTE);

export const companyInputSchema = z.object({ name: companyName, website, note });
export type CompanyInput = z.output<typeof companyInputSchema>;
export type CompanyFormValues = z.input<typeof companyInputSchema>;

/** Fields that are not sent stay unchanged. */
export const companyUpdateSchema = z.object({
  name: z.optional(companyName),
  website,
  note,
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type CompanyUpdate = z.output<typeof companyUpdateSchema>;

export const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  website: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** How many customers belong to it. */
  people: z.int(),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Company = z.output<typeof companySchema>;

export const companyFieldLabels: Record<keyof Company, string> = {
  id: 'Id',
  name: 'Name',
  website: 'Website',
  note: 'Note',
  people: 'People',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

export const companiesSchema = z.array(companySchema);
export const companiesQuerySchema = pageQuerySchema;
export type CompaniesQuery = z.output<typeof companiesQuerySchema>;

/** A customer who belongs to a company. */
export const companyPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Whether this is their first company, whose name is their company text. */
  isFirst: z.boolean(),
});
export type CompanyPerson = z.output<typeof companyPersonSchema>;
export const companyPeopleSchema = z.array(companyPersonSchema);
export const companyPeopleQuerySchema = plainPageQuerySchema;
export type CompanyPeopleQuery = z.output<typeof companyPeopleQuerySchema>;

export const companyPersonParamsSchema = z.object({ id: idParam, customerId: idParam });

/** A company of a customer; lists have the first company first, then the others by name. */
export const customerCompanySchema = z.object({
  id: idSchema,
  name: z.string(),
  isFirst: z.boolean(),
});
export type CustomerCompany = z.output<typeof customerCompanySchema>;
export const customerCompaniesSchema = z.array(customerCompanySchema);
