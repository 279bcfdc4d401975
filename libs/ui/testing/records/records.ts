import {
  type Activity,
  type AdminAppointment,
  type AdminTestimonial,
  type Asset,
  type AuditEntry,
  type Company,
  type ContactSubmission,
  type Customer,
  type SecurityEvent,
  type Service,
  type ServicePageField,
  type Task,
  type TrashItem,
  activitySchema,
  adminAppointmentSchema,
  adminTestimonialSchema,
  assetSchema,
  companySchema,
  contactSubmissionSchema,
  customerSchema,
  servicePageLabels,
  serviceSchema,
  taskSchema,
  withNulls,
} from '@polaris/contracts';

const at = '2026-01-02T15:00:00.000Z';
const times = { createdAt: at, updatedAt: at };

export const someCustomer = (own: Partial<Customer> = {}): Customer =>
  withNulls(customerSchema, {
    id: 7,
    name: 'Grace Hopper',
    email: 'grace@example.com',
    phone: null,
    company: null,
    status: 'active',
    totalValue: 0,
    notes: null,
    timeZone: null,
    convertedFromContactId: null,
    version: 1,
    ...times,
    ...own,
  });

export const someCompany = (own: Partial<Company> = {}): Company =>
  withNulls(companySchema, {
    id: 12,
    name: 'Harbor Trust',
    website: null,
    note: null,
    people: 1,
    version: 1,
    ...times,
    ...own,
  });

export const someActivity = (own: Partial<Activity> = {}): Activity =>
  withNulls(activitySchema, {
    id: 21,
    customerId: 7,
    type: 'note',
    subject: 'A call about charts',
    description: null,
    dueOn: null,
    doneAt: null,
    version: 1,
    ...times,
    customer: { name: 'Grace Hopper' },
    ...own,
  });

export const someTask = (own: Partial<Task> = {}): Task =>
  withNulls(taskSchema, {
    id: 41,
    title: 'Send the proposal',
    customerId: null,
    dueOn: '2026-01-02',
    dueTime: null,
    dueAt: '2026-01-03T00:00:00.000Z',
    snoozedUntil: null,
    doneAt: null,
    version: 1,
    ...times,
    customer: null,
    ...own,
  });

export const someContact = (own: Partial<ContactSubmission> = {}): ContactSubmission =>
  withNulls(contactSubmissionSchema, {
    id: 31,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: null,
    message: 'I would like to hear more about dashboards.',
    preferredContact: 'email',
    status: 'new',
    customerId: null,
    arrival: null,
    timeZone: null,
    call: null,
    mayBeSpam: false,
    version: 1,
    createdAt: at,
    ...own,
  });

const emptyPage = Object.fromEntries(
  Object.keys(servicePageLabels).map((field) => [field, null]),
) as Record<ServicePageField, null>;

export const someService = (own: Partial<Service> = {}): Service =>
  withNulls(serviceSchema, {
    id: 41,
    name: 'Chart Reading',
    description: 'An hour on one chart.',
    category: 'strategy',
    price: 120,
    priceDisplay: null,
    pricing: 'fixed',
    isActive: true,
    showOnLanding: false,
    sortOrder: 0,
    iconName: 'chart-line',
    includedSessions: 0,
    sessionMinutes: 60,
    ...emptyPage,
    version: 1,
    ...times,
    ...own,
  });

export const someAsset = (own: Partial<Asset> = {}): Asset =>
  withNulls(assetSchema, {
    id: 51,
    name: 'Slides',
    description: null,
    type: 'link',
    usage: 'general_resource',
    url: 'https://example.com/slides',
    isActive: true,
    sortOrder: 0,
    version: 1,
    ...times,
    ...own,
  });

export const someTestimonial = (own: Partial<AdminTestimonial> = {}): AdminTestimonial =>
  withNulls(adminTestimonialSchema, {
    id: 91,
    name: 'Grace Hopper',
    content: 'The charts are clear at last.',
    nameStyle: 'initial',
    isApproved: false,
    status: 'submitted',
    purchaseId: 61,
    service: { id: 41, name: 'Chart Reading' },
    isVerified: true,
    requestedAt: at,
    expiresAt: '2026-02-01T15:00:00.000Z',
    submittedAt: at,
    consentedAt: at,
    version: 2,
    ...times,
    ...own,
  });

export const someAppointment = (own: Partial<AdminAppointment> = {}): AdminAppointment =>
  withNulls(adminAppointmentSchema, {
    id: 71,
    userId: 'grace',
    serviceId: null,
    title: 'Kick-off',
    startTime: '2040-01-02T15:00:00.000Z',
    endTime: '2040-01-02T16:00:00.000Z',
    status: 'scheduled',
    createdAt: at,
    attendee: { email: 'grace@example.com', name: 'Grace Hopper' },
    customerId: 7,
    customer: { id: 7, name: 'Grace Hopper' },
    usesSession: true,
    version: 1,
    ...own,
  });

export const someSecurityEvent = (own: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: 52,
  event: 'sign_in_refused',
  detail: 'wrong password',
  account: 'ada@example.com',
  actor: null,
  createdAt: at,
  lastAt: at,
  count: 1,
  ...own,
});

export const someAuditEntry = (own: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 91,
  createdAt: at,
  actor: 'owner@polaris.test',
  via: null,
  relation: 'customers',
  recordId: 7,
  name: 'Grace Hopper',
  action: 'update',
  before: { company: 'Before' },
  after: { company: 'After' },
  references: [],
  ...own,
});

export const someTrashItem = (own: Partial<TrashItem> = {}): TrashItem => ({
  kind: 'customer',
  recordId: 7,
  label: 'Grace Hopper',
  activities: 0,
  files: 0,
  tasks: 0,
  messages: 0,
  deletedAt: at,
  ...own,
});
