import { activityFieldLabels } from '../people/activities/activity.ts';
import { appointmentFieldLabels } from '../schedule/appointments/appointment.ts';
import { assetFieldLabels } from '../site/assets/asset.ts';
import { backupRunFieldLabels } from '../office/backup/backup.ts';
import {
  availabilityExceptionFieldLabels,
  openHoursFieldLabels,
} from '../schedule/booking/availability.ts';
import { bookingSettingsFieldLabels } from '../schedule/booking/booking-settings.ts';
import { busyCalendarFieldLabels } from '../schedule/booking/busy-calendars.ts';
import { businessProfileFieldLabels } from '../sales/business-profile/business-profile.ts';
import { companyFieldLabels } from '../people/companies/company.ts';
import { contactFieldLabels } from '../people/contacts/contact.ts';
import { customerFileFieldLabels } from '../people/files/customer-file.ts';
import { customFieldLabels } from '../people/fields/customer-field.ts';
import { customerFieldLabels } from '../people/customers/customer.ts';
import { essayFieldLabels } from '../site/essays/essay.ts';
import { offerFieldLabels } from '../sales/offers/offer.ts';
import { retainerFieldLabels } from '../sales/retainers/retainer.ts';
import { paymentFieldLabels, refundFieldLabels } from '../sales/payments/payment.ts';
import { undeliverableAddressFieldLabels } from '../mail/outbox/undeliverable-address.ts';
import { messageFieldLabels } from '../mail/messages/message.ts';
import { invoiceFieldLabels } from '../sales/invoices/invoice.ts';
import { purchaseFieldLabels } from '../sales/purchases/purchase.ts';
import { replyTemplateFieldLabels } from '../mail/messages/reply-template.ts';
import { savedViewFieldLabels } from '../people/saved-views/saved-view.ts';
import { serviceFieldLabels } from '../sales/services/service.ts';
import { siteContentFieldLabels } from '../site/pages/site-content.ts';
import { tagFieldLabels } from '../people/tags/tag.ts';
import { taskFieldLabels } from '../people/tasks/task.ts';
import { testimonialFieldLabels } from '../site/testimonials/testimonial.ts';
import { subscriberFieldLabels } from '../site/subscribers/subscriber.ts';

/** A kind of record whose changes are logged. */
interface RecordContract {
  /** The audit log names the kind by its table. */
  table: string;
  label: string;
  fieldLabels: Readonly<Record<string, string>>;
  /** Its name in the trash; missing if it is not moved there. */
  trash?: string;
  /** The name of its CSV export, if it has one. */
  export?: string;
}

/** Every kind of record, in the order in which filters offer them. */
export const recordKinds = [
  {
    table: 'contact_submissions',
    label: 'Submission',
    fieldLabels: contactFieldLabels,
    trash: 'contact',
    export: 'contacts',
  },
  {
    table: 'customers',
    label: 'Customer',
    fieldLabels: customerFieldLabels,
    trash: 'customer',
    export: 'customers',
  },
  {
    table: 'companies',
    label: 'Company',
    fieldLabels: companyFieldLabels,
    trash: 'company',
    export: 'companies',
  },
  {
    table: 'activities',
    label: 'Activity',
    fieldLabels: activityFieldLabels,
    trash: 'activity',
    export: 'activities',
  },
  {
    table: 'customer_files',
    label: 'File',
    fieldLabels: customerFileFieldLabels,
    trash: 'customer_file',
  },
  {
    table: 'tasks',
    label: 'Task',
    fieldLabels: taskFieldLabels,
    trash: 'task',
    export: 'tasks',
  },
  { table: 'tags', label: 'Tag', fieldLabels: tagFieldLabels, trash: 'tag' },
  {
    table: 'customer_fields',
    label: 'Field',
    fieldLabels: customFieldLabels,
    trash: 'customer_field',
  },
  {
    table: 'saved_views',
    label: 'Saved view',
    fieldLabels: savedViewFieldLabels,
    trash: 'saved_view',
  },
  { table: 'services', label: 'Service', fieldLabels: serviceFieldLabels },
  { table: 'assets', label: 'Asset', fieldLabels: assetFieldLabels, trash: 'asset' },
  { table: 'offers', label: 'Offer', fieldLabels: offerFieldLabels },
  { table: 'retainers', label: 'Retainer', fieldLabels: retainerFieldLabels },
  { table: 'purchases', label: 'Purchase', fieldLabels: purchaseFieldLabels },
  { table: 'payments', label: 'Payment', fieldLabels: paymentFieldLabels },
  { table: 'refunds', label: 'Refund', fieldLabels: refundFieldLabels },
  {
    table: 'testimonials',
    label: 'Testimonial',
    fieldLabels: testimonialFieldLabels,
    trash: 'testimonial',
    export: 'testimonials',
  },
  { table: 'sessions_appointments', label: 'Session', fieldLabels: appointmentFieldLabels },
  {
    table: 'subscribers',
    label: 'Subscriber',
    fieldLabels: subscriberFieldLabels,
    trash: 'subscriber',
    export: 'subscribers',
  },
  { table: 'messages', label: 'Message', fieldLabels: messageFieldLabels },
  {
    table: 'reply_templates',
    label: 'Reply template',
    fieldLabels: replyTemplateFieldLabels,
    trash: 'reply_template',
  },
  { table: 'essays', label: 'Essay', fieldLabels: essayFieldLabels, trash: 'essay' },
  { table: 'invoices', label: 'Invoice', fieldLabels: invoiceFieldLabels },
  {
    table: 'business_profile',
    label: 'Business profile',
    fieldLabels: businessProfileFieldLabels,
  },
  {
    table: 'booking_settings',
    label: 'Booking settings',
    fieldLabels: bookingSettingsFieldLabels,
  },
  { table: 'availability_rules', label: 'Booking hours', fieldLabels: openHoursFieldLabels },
  {
    table: 'availability_exceptions',
    label: 'Time off',
    fieldLabels: availabilityExceptionFieldLabels,
  },
  { table: 'busy_feeds', label: 'Busy calendar', fieldLabels: busyCalendarFieldLabels },
  { table: 'site_content', label: 'Site text', fieldLabels: siteContentFieldLabels },
  {
    table: 'undeliverable_addresses',
    label: 'Undeliverable address',
    fieldLabels: undeliverableAddressFieldLabels,
  },
  {
    table: 'sample_data',
    label: 'Sample data',
    // Not in its own file, which only the screens that remove or add it load.
    fieldLabels: { summary: 'Records', createdAt: 'Added' },
  },
  { table: 'backup_runs', label: 'Backup', fieldLabels: backupRunFieldLabels },
] as const satisfies readonly RecordContract[];

type RecordKinds = (typeof recordKinds)[number];
type TrashedKinds = Extract<RecordKinds, { trash: string }>;
type ExportedKinds = Extract<RecordKinds, { export: string }>;

/** The name of an audited table. */
export type Audited = RecordKinds['table'];
export type TrashKind = TrashedKinds['trash'];
export type ExportKind = ExportedKinds['export'];

/** The records whose changes are logged, by the names of their tables. */
export const auditedLabels = Object.fromEntries(
  recordKinds.map(({ table, label }) => [table, label]),
) as { readonly [Kind in RecordKinds as Kind['table']]: Kind['label'] };

type FieldLabels = Partial<Record<string, string>>;

/** The field names of each record. */
export const auditedFieldLabels = Object.fromEntries(
  recordKinds.map(({ table, fieldLabels }): [Audited, FieldLabels] => [table, fieldLabels]),
) as Record<Audited, FieldLabels>;

const trashed = recordKinds.filter((kind): kind is TrashedKinds => 'trash' in kind);

/** The names of the trash's kinds. */
export const trashKindLabels = Object.fromEntries(
  trashed.map(({ trash, label }) => [trash, label]),
) as { readonly [Kind in TrashedKinds as Kind['trash']]: Kind['label'] };

/** The kinds that can be exported as CSV. */
export const exportKinds = recordKinds
  .filter((kind): kind is ExportedKinds => 'export' in kind)
  .map((kind) => kind.export) as [ExportKind, ...ExportKind[]];
