import type {
  ActivityFormValues,
  AssetInput,
  ContactInput,
  CustomFieldFormValues,
  CustomerFormValues,
  EssayInput,
  ReplyFormValues,
  ReplyTemplateFormValues,
  SavedViewFormValues,
  InvoiceLineInput,
  ServiceInput,
  TagFormValues,
  TestimonialInput,
} from '@polaris/contracts';

export const contactInput = (overrides: Partial<ContactInput> = {}) => ({
  name: 'Maya Okafor',
  email: 'maya@example.com',
  phone: '(310) 555-0110',
  message: 'I would like to know more about the Level-Up Pack.',
  preferredContact: 'email' as const,
  ...overrides,
});

export const serviceInput = (overrides: Partial<ServiceInput> = {}) => ({
  name: 'Dashboard Design',
  description: 'A dashboard that people open without being told to.',
  category: 'visualization' as const,
  price: 950,
  priceDisplay: null,
  iconName: 'chart-line',
  isActive: true,
  showOnLanding: false,
  sortOrder: 0,
  ...overrides,
});

export const assetInput = (overrides: Partial<AssetInput> = {}) => ({
  name: 'Demo video',
  description: 'Two minutes.',
  type: 'video' as const,
  usage: 'portfolio_demo_video' as const,
  url: 'https://example.com/video',
  isActive: true,
  sortOrder: 0,
  ...overrides,
});

export const customerInput = (overrides: Partial<CustomerFormValues> = {}) => ({
  name: 'Harbor Trust',
  email: 'team@harbor.example',
  phone: '(323) 555-0140',
  company: 'Harbor Trust',
  status: 'active' as const,
  totalValue: 1200,
  notes: 'Prefers short mails.',
  ...overrides,
});

export const invoiceLine = (overrides: Partial<InvoiceLineInput> = {}) => ({
  text: 'Dashboard Design',
  quantity: 1,
  unitPrice: 950,
  taxRate: 0,
  ...overrides,
});

export const activityInput = (overrides: Partial<ActivityFormValues> = {}) => ({
  customerId: 2147483647,
  type: 'call' as const,
  subject: 'First call',
  description: 'Walked through where the numbers come from.',
  ...overrides,
});

export const testimonialInput = (overrides: Partial<TestimonialInput> = {}) => ({
  content: 'The numbers agree at last, and we know why.',
  name: 'Maya Okafor',
  company: 'Harbor Trust',
  role: 'Director',
  rating: 5,
  nameStyle: 'full' as const,
  consent: true as const,
  ...overrides,
});

export const tagInput = (overrides: Partial<TagFormValues> = {}) => ({
  name: 'Retainer',
  color: 'blue' as const,
  ...overrides,
});

export const fieldInput = (overrides: Partial<CustomFieldFormValues> = {}) => ({
  name: 'Birthday',
  kind: 'date' as const,
  ...overrides,
});

export const savedViewInput = (overrides: Partial<SavedViewFormValues> = {}) => ({
  kind: 'customers' as const,
  name: 'Leads',
  filters: { status: 'potential' },
  ...overrides,
});

export const essayInput = (overrides: Partial<EssayInput> = {}) => ({
  title: 'Why Maps Lie',
  slug: 'why-maps-lie',
  description: 'What a map leaves out.',
  topics: ['institutions' as const, 'design' as const],
  date: '2026-03-20',
  body: 'A map of the harbor.\n\n## The tide\n\nIt was not on it.',
  ...overrides,
});

export const replyTemplateInput = (overrides: Partial<ReplyTemplateFormValues> = {}) => ({
  name: 'First answer',
  subject: 'Your message',
  body: 'Hello {{firstName}},\n\nThank you for writing.\n\n{{ownerName}}',
  ...overrides,
});

export const messageInput = (overrides: Partial<ReplyFormValues> = {}) => ({
  subject: 'Re: Your message',
  body: 'Hello {{firstName}},\n\nThank you for writing.\n\n{{ownerName}}',
  ...overrides,
});
