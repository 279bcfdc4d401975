import * as z from 'zod/mini';
import { dollars } from '../../values/dollars.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { servicePageFields, servicePageInput, servicePageLabels } from './service-page.ts';
import { requiredName } from '../../values/text/name.ts';
import {
  idSchema,
  int4,
  money,
  optionalText,
  requiredText,
  timestamp,
} from '../../values/text/text.ts';

/** Every category and its label: those of the service page, then those of the list's filter. */
export const serviceCategoryLabels = {
  strategy: 'Strategy',
  leadership: 'Leadership',
  change_management: 'Change Management',
  crisis_management: 'Crisis Management',
  executive_coaching: 'Executive Coaching',
  team_building: 'Team Building',
  data_strategy: 'Data Strategy',
  analytics: 'Analytics',
  visualization: 'Visualization',
  ai_ml: 'AI & Machine Learning',
  data_cleaning: 'Data Cleaning',
  data_engineering: 'Data Engineering',
  other: 'Other',
} as const;

export const serviceCategories = Object.keys(serviceCategoryLabels) as ServiceCategory[];
export type ServiceCategory = keyof typeof serviceCategoryLabels;
export const serviceCategorySchema = z.enum(
  Object.keys(serviceCategoryLabels) as [ServiceCategory, ...ServiceCategory[]],
  { error: 'Please select a category' },
);

/** How a service is sold: bought at its price, offered on request, or started with a call that is free. */
export const servicePricingLabels = {
  fixed: 'Fixed price',
  quote: 'Quote on request',
  'free call': 'Free call',
} as const;
export type ServicePricing = keyof typeof servicePricingLabels;
export const servicePricingSchema = z.enum(['fixed', 'quote', 'free call'], {
  error: 'Please select how it is priced.',
});

/** The options of the list's filter, in its order, after 'all'. */
export const serviceFilterCategories = [
  'data_strategy',
  'analytics',
  'visualization',
  'ai_ml',
  'data_cleaning',
  'data_engineering',
  'other',
] as const satisfies readonly ServiceCategory[];

export const serviceDefaults = {
  category: 'strategy',
  price: 0,
  pricing: 'fixed',
  iconName: 'chart-line',
  includedSessions: 0,
  sessionMinutes: 60,
  bookWithinDays: null,
  isActive: true,
  showOnLanding: false,
  sortOrder: 0,
} as const;

const SESSIONS = 'Must be a whole number, 0 to 100.';
const MINUTES = 'Must be a whole number of minutes, 15 to 480.';
const DAYS = 'Must be a whole number of days, 1 to 730.';

/** The meetings that a service includes. Fields that are not sent stay unchanged. */
export const includedSessionsInput = {
  includedSessions: z.optional(
    z
      .int({ error: SESSIONS })
      .check(z.gte(0, { error: SESSIONS }), z.lte(100, { error: SESSIONS })),
  ),
  /** How long each of them is. */
  sessionMinutes: z.optional(
    z.int({ error: MINUTES }).check(z.gte(15, { error: MINUTES }), z.lte(480, { error: MINUTES })),
  ),
  /** How many days after the purchase the meetings can take place; null without a limit. */
  bookWithinDays: z.optional(
    z.nullable(
      z.int({ error: DAYS }).check(z.gte(1, { error: DAYS }), z.lte(730, { error: DAYS })),
    ),
  ),
};

export const serviceInputSchema = z.object({
  name: requiredName(1, 255, 'Name is required'),
  description: requiredText(1, 5000, 'Description is required'),
  category: z._default(serviceCategorySchema, serviceDefaults.category),
  price: z._default(
    money('Base price must be a number of at least 0 with at most two decimals'),
    serviceDefaults.price,
  ),
  priceDisplay: optionalText(255),
  /** If missing, a new service has a fixed price, and an existing one stays unchanged. */
  pricing: z.optional(servicePricingSchema),
  isActive: z._default(z.boolean(), serviceDefaults.isActive),
  showOnLanding: z._default(z.boolean(), serviceDefaults.showOnLanding),
  sortOrder: z._default(int4, serviceDefaults.sortOrder),
  iconName: z._default(requiredText(1, 100, 'Icon is required'), serviceDefaults.iconName),
  ...includedSessionsInput,
  ...servicePageInput,
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type ServiceInput = z.output<typeof serviceInputSchema>;
export type ServiceFormValues = z.input<typeof serviceInputSchema>;

export const serviceSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  category: serviceCategorySchema,
  price: z.number(),
  priceDisplay: z.nullable(z.string()),
  /** A server from before this field does not send it. */
  pricing: z._default(servicePricingSchema, 'fixed'),
  isActive: z.boolean(),
  showOnLanding: z.boolean(),
  sortOrder: z.int(),
  iconName: z.string(),
  /** How many meetings it comes with. */
  includedSessions: z._default(z.int(), 0),
  sessionMinutes: z._default(z.int(), 60),
  bookWithinDays: z._default(z.nullable(z.int()), null),
  ...servicePageFields,
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Service = z.output<typeof serviceSchema>;

export const serviceFieldLabels: Record<keyof Service, string> = {
  id: 'Id',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  priceDisplay: 'Price display',
  pricing: 'Pricing',
  isActive: 'Is active',
  showOnLanding: 'Show on landing',
  sortOrder: 'Sort order',
  iconName: 'Icon name',
  includedSessions: 'Included sessions',
  sessionMinutes: 'Minutes per session',
  bookWithinDays: 'Days to book them in',
  ...servicePageLabels,
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

export const landingServiceSchema = z.pick(serviceSchema, {
  id: true,
  name: true,
  description: true,
  price: true,
  priceDisplay: true,
});
export type LandingService = z.output<typeof landingServiceSchema>;

/** The price shown to visitors: the display price, else a dollar sign and the base price. */
export function priceLabel(service: Pick<Service, 'price' | 'priceDisplay'>): string {
  return service.priceDisplay ?? dollars(service.price);
}

/** Only what has a fixed price can be bought; all else starts with a message. */
export const isPurchasable = ({ price, pricing }: Pick<Service, 'price' | 'pricing'>): boolean =>
  pricing === 'fixed' && price > 0;

export const servicesSchema = z.array(serviceSchema);
export const landingServicesSchema = z.array(landingServiceSchema);

/** More than one person offers. */
const MAX_ORDERED = 1000;

/** All services, in the order in which they are to be shown. */
export const serviceOrderSchema = z.object({
  ids: z.array(idSchema, { error: 'Must be a list of services.' }).check(
    z.minLength(1),
    z.maxLength(MAX_ORDERED),
    z.refine<number[]>((ids) => new Set(ids).size === ids.length, {
      error: 'A service cannot be listed twice.',
    }),
  ),
});
export type ServiceOrder = z.output<typeof serviceOrderSchema>;

export const servicesQuerySchema = z.extend(pageQuerySchema, {
  category: z.optional(serviceCategorySchema),
});
export type ServicesQuery = z.output<typeof servicesQuerySchema>;
