/**
 * Foreign keys. The order matters: when a row is deleted, PostgreSQL processes the referring tables in this order, and
 * so come the entries of the audit log.
 */
export const links = `
  alter table identities add foreign key ("userId") references users on delete cascade;
  alter table communication_preferences add foreign key ("userId")
    references users on delete cascade;
  alter table purchases add foreign key ("userId") references users on delete set null;
  alter table purchases add foreign key ("serviceId") references services on delete restrict;
  alter table sessions_appointments add foreign key ("userId") references users on delete cascade;
  alter table sessions_appointments add foreign key ("serviceId")
    references services on delete set null;
  alter table customers add foreign key ("convertedFromContactId")
    references contact_submissions on delete set null;
  alter table customers add foreign key ("userId") references users on delete set null;
  alter table activities add foreign key ("customerId") references customers on delete cascade;
  alter table one_time_tokens add foreign key ("userId") references users on delete cascade;
  alter table mail_outbox add foreign key ("userId") references users on delete cascade;
  alter table purchase_notes add foreign key ("purchaseId") references purchases on delete cascade;
  alter table app_codes add foreign key ("userId") references users on delete cascade;
  alter table held_receipts add foreign key ("purchaseId") references purchases on delete cascade;
  alter table owner_notices add foreign key ("userId") references users on delete cascade;
  -- Customers refer to submissions, too: a backup is loaded while this waits.
  alter table contact_submissions add foreign key ("customerId")
    references customers on delete set null deferrable;
  alter table testimonials add foreign key ("purchaseId") references purchases on delete set null;
  alter table newsletter_deliveries add foreign key ("subscriberId")
    references subscribers on delete cascade;
  alter table purchases add foreign key ("customerId") references customers on delete set null;
  alter table purchases add foreign key ("recordedBy") references users on delete set null;
  alter table sessions_appointments add foreign key ("customerId")
    references customers on delete set null;
  alter table invitations add foreign key ("customerId") references customers on delete cascade;
  -- An account that is deleted takes the invitation along, with the address in it.
  alter table invitations add foreign key ("acceptedBy") references users on delete cascade;
  alter table payments add foreign key ("purchaseId") references purchases;
  alter table payments add foreign key ("recordedBy") references users on delete set null;
  alter table refunds add foreign key ("paymentId") references payments;
  alter table refunds add foreign key ("recordedBy") references users on delete set null;
  alter table invoices add foreign key ("purchaseId") references purchases;
  alter table invoices add foreign key ("customerId") references customers on delete set null;
  alter table invoices add foreign key ("userId") references users on delete set null;
  alter table invoices add foreign key ("creditOf") references invoices;
  alter table invoices add foreign key ("recordedBy") references users on delete set null;
  alter table invoice_lines add foreign key ("invoiceId") references invoices on delete cascade;
  alter table invoice_files add foreign key ("invoiceId") references invoices;
  alter table payments add foreign key ("invoiceId") references invoices;
  alter table messages add foreign key ("contactId")
    references contact_submissions on delete cascade;
  alter table messages add foreign key ("customerId") references customers on delete cascade;
  alter table messages add foreign key ("templateId") references reply_templates on delete set null;
  alter table messages add foreign key ("activityId") references activities on delete set null;
  alter table messages add foreign key ("followUpId") references activities on delete set null;
  alter table customer_tags add foreign key ("customerId") references customers on delete cascade;
  alter table customer_tags add foreign key ("tagId") references tags on delete cascade;
  alter table customer_last_activity add foreign key ("customerId")
    references customers on delete cascade;
  alter table customer_field_values add foreign key ("customerId")
    references customers on delete cascade;
  alter table customer_field_values add foreign key ("fieldId", kind)
    references customer_fields(id, kind) on delete cascade;
  alter table idempotency_keys add foreign key ("userId") references users on delete cascade;
  alter table users add foreign key ("pictureHash") references blobs;
  alter table second_factors add foreign key ("userId") references users on delete cascade;
  -- Not users: they go with the app that they stand in for.
  alter table recovery_codes add foreign key ("userId") references second_factors on delete cascade;
  -- Not users: they go with the codes that help when they are lost.
  alter table passkeys add foreign key ("userId") references second_factors on delete cascade;
  alter table passkey_challenges add foreign key ("userId") references users on delete cascade;
  alter table site_pictures add foreign key (picture) references blobs;
  alter table imported_customers add foreign key ("customerId")
    references customers on delete cascade;
  alter table imported_customers add foreign key ("importId")
    references customer_imports on delete cascade;
  alter table testimonials add foreign key ("customerId") references customers on delete set null;
  alter table newsletter_deliveries add foreign key ("issueId")
    references newsletter_issues on delete cascade;
  alter table share_pictures add foreign key (picture) references blobs;
  alter table invoice_files add foreign key (file) references blobs;
  alter table customer_merge_undos add foreign key ("mergeId")
    references customer_merges on delete cascade;
  alter table different_customers add foreign key ("customerId")
    references customers on delete cascade;
  alter table different_customers add foreign key ("otherId")
    references customers on delete cascade;
  alter table messages add foreign key ("userId") references users on delete set null;
  alter table tasks add foreign key ("customerId") references customers on delete cascade;
  alter table calendar_feeds add foreign key ("userId") references users on delete cascade;
  alter table customer_files add foreign key ("customerId") references customers on delete cascade;
  alter table customer_files add foreign key (thumbnail) references blobs;
  alter table customer_files add foreign key ("userId") references users on delete set null;
  alter table file_uploads add foreign key ("customerId") references customers on delete cascade;
  alter table file_uploads add foreign key ("userId") references users on delete cascade;
  alter table file_uploads add foreign key ("fileId") references customer_files on delete cascade;
  alter table client_updates add foreign key ("userId") references users on delete cascade;
  alter table customer_companies add foreign key ("customerId")
    references customers on delete cascade;
  alter table customer_companies add foreign key ("companyId")
    references companies on delete cascade;
  alter table converted_customers add foreign key ("customerId")
    references customers on delete cascade;
  alter table converted_customers add foreign key ("conversionId")
    references company_conversions on delete cascade;
  alter table converted_customers add foreign key ("companyId")
    references companies on delete cascade;
  alter table sessions_appointments add foreign key ("purchaseId")
    references purchases on delete set null;
  alter table purchase_steps add foreign key ("purchaseId") references purchases on delete cascade;
  alter table customer_files add foreign key ("messageId") references messages on delete set null;
  alter table busy_feed_reads add foreign key ("feedId") references busy_feeds on delete cascade;
  alter table busy_times add foreign key ("feedId") references busy_feeds on delete cascade;
  alter table intro_call_holds add foreign key ("serviceId") references services on delete cascade;
  alter table intro_call_holds add foreign key ("appointmentId")
    references sessions_appointments on delete cascade;
  alter table sessions_appointments add foreign key ("contactId")
    references contact_submissions on delete set null;
  alter table appointment_links add foreign key ("appointmentId")
    references sessions_appointments on delete cascade;
  alter table appointment_reminders add foreign key ("appointmentId")
    references sessions_appointments on delete cascade;
`;
