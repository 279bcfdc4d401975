import { Initial1700000000001 } from './0001-initial';
import { Crm1700000000003 } from './0003-crm';
import { Outbox1700000000004 } from './0004-outbox';
import { Delivery1700000000005 } from './0005-delivery';
import { ActivityKeys1700000000006 } from './0006-activity-keys';
import { ShorterMemory1700000000007 } from './0007-shorter-memory';
import { AppCodes1700000000008 } from './0008-app-codes';
import { VerifiedAddresses1700000000009 } from './0009-verified-addresses';
import { UnreadCounts1700000000010 } from './0010-unread-counts';
import { Backups1700000000011 } from './0011-backups';
import { ForgetDeleted1700000000012 } from './0012-forget-deleted';
import { KnownPeople1700000000013 } from './0013-known-people';
import { RecordChanges1700000000014 } from './0014-record-changes';
import { Checklist1700000000015 } from './0015-checklist';
import { ServicePages1700000000016 } from './0016-service-pages';
import { Testimonials1700000000017 } from './0017-testimonials';
import { Subscribers1700000000018 } from './0018-subscribers';
import { ServicePricing1700000000019 } from './0019-service-pricing';
import { CustomerOfSales1700000000020 } from './0020-customer-of-sales';
import { Invitations1700000000021 } from './0021-invitations';
import { Payments1700000000022 } from './0022-payments';
import { Invoices1700000000023 } from './0023-invoices';
import { Replies1700000000024 } from './0024-replies';
import { Arrivals1700000000025 } from './0025-arrivals';
import { Tags1700000000026 } from './0026-tags';
import { ProviderRefunds1700000000028 } from './0028-provider-refunds';
import { CustomerTimeZones1700000000029 } from './0029-customer-time-zones';
import { SavedViews1700000000030 } from './0030-saved-views';
import { CustomerFields1700000000032 } from './0032-customer-fields';
import { Beginnings1700000000034 } from './0034-beginnings';
import { RefundsStillOwed1700000000036 } from './0036-refunds-still-owed';
import { InvoiceRecipients1700000000037 } from './0037-invoice-recipients';
import { SalesTax1700000000038 } from './0038-sales-tax';
import { AccessEpochs1700000000039 } from './0039-access-epochs';
import { EndedAccess1700000000040 } from './0040-ended-access';
import { MailedRecipients1700000000044 } from './0044-mailed-recipients';
import { IdempotencyKeys1700000000045 } from './0045-idempotency-keys';
import { MailedRecords1700000000046 } from './0046-mailed-records';
import { Blobs1700000000047 } from './0047-blobs';
import { ProfilePictures1700000000048 } from './0048-profile-pictures';
import { SharePictures1700000000049 } from './0049-share-pictures';
import { TwoFactor1700000000053 } from './0053-two-factor';
import { Passkeys1700000000054 } from './0054-passkeys';
import { RevokedCredentials1700000000055 } from './0055-revoked-credentials';
import { SecurityEvents1700000000056 } from './0056-security-events';
import { MailSettings1700000000057 } from './0057-mail-settings';
import { SiteContent1700000000058 } from './0058-site-content';
import { CustomerImports1700000000059 } from './0059-customer-imports';
import { Essays1700000000060 } from './0060-essays';
import { CustomerTestimonials1700000000061 } from './0061-customer-testimonials';
import { Letters1700000000062 } from './0062-letters';
import { PagePictures1700000000063 } from './0063-page-pictures';
import { BucketCopies1700000000064 } from './0064-bucket-copies';
import { MailBounces1700000000065 } from './0065-mail-bounces';
import { Ages1700000000066 } from './0066-ages';
import { CopiedOnce1700000000067 } from './0067-copied-once';
import { ReleaseChecks1700000000068 } from './0068-release-checks';
import { CustomerMerges1700000000069 } from './0069-customer-merges';
import { Conversations1700000000070 } from './0070-conversations';
import { Tasks1700000000071 } from './0071-tasks';
import { CustomerFiles1700000000072 } from './0072-customer-files';
import { NextSteps1700000000073 } from './0073-next-steps';
import { ClientUpdates1700000000074 } from './0074-client-updates';
import { Companies1700000000075 } from './0075-companies';
import { SessionsOfPurchases1700000000077 } from './0077-sessions-of-purchases';
import { PurchaseSteps1700000000078 } from './0078-purchase-steps';
import { IncludedSessions1700000000079 } from './0079-included-sessions';
import { Booking1700000000080 } from './0080-booking';
import { OwnSessions1700000000081 } from './0081-own-sessions';
import { MessageFiles1700000000083 } from './0083-message-files';
import { BusyCalendars1700000000084 } from './0084-busy-calendars';
import { IntroCalls1700000000085 } from './0085-intro-calls';
import { SessionReminders1700000000087 } from './0087-session-reminders';
import { CompletedPurchases1700000000088 } from './0088-completed-purchases';
import { SearchKeys1700000000090 } from './0090-search-keys';
import { MailQuotes1700000000093 } from './0093-mail-quotes';
import { BlobTypes1700000000094 } from './0094-blob-types';
import { HealthChanges1700000000096 } from './0096-health-changes';
import { DoubtfulContacts1700000000097 } from './0097-doubtful-contacts';
import { HoldsOfVisitors1700000000098 } from './0098-holds-of-visitors';

/** In the order in which they run. */
export const migrations = [
  Initial1700000000001,
  Crm1700000000003,
  Outbox1700000000004,
  Delivery1700000000005,
  ActivityKeys1700000000006,
  ShorterMemory1700000000007,
  AppCodes1700000000008,
  VerifiedAddresses1700000000009,
  UnreadCounts1700000000010,
  Backups1700000000011,
  ForgetDeleted1700000000012,
  KnownPeople1700000000013,
  RecordChanges1700000000014,
  Checklist1700000000015,
  ServicePages1700000000016,
  Testimonials1700000000017,
  Subscribers1700000000018,
  ServicePricing1700000000019,
  CustomerOfSales1700000000020,
  Invitations1700000000021,
  Payments1700000000022,
  Invoices1700000000023,
  Replies1700000000024,
  Arrivals1700000000025,
  Tags1700000000026,
  ProviderRefunds1700000000028,
  CustomerTimeZones1700000000029,
  SavedViews1700000000030,
  CustomerFields1700000000032,
  Beginnings1700000000034,
  RefundsStillOwed1700000000036,
  InvoiceRecipients1700000000037,
  SalesTax1700000000038,
  AccessEpochs1700000000039,
  EndedAccess1700000000040,
  MailedRecipients1700000000044,
  IdempotencyKeys1700000000045,
  MailedRecords1700000000046,
  Blobs1700000000047,
  ProfilePictures1700000000048,
  SharePictures1700000000049,
  TwoFactor1700000000053,
  Passkeys1700000000054,
  RevokedCredentials1700000000055,
  SecurityEvents1700000000056,
  MailSettings1700000000057,
  SiteContent1700000000058,
  CustomerImports1700000000059,
  Essays1700000000060,
  CustomerTestimonials1700000000061,
  Letters1700000000062,
  PagePictures1700000000063,
  BucketCopies1700000000064,
  MailBounces1700000000065,
  Ages1700000000066,
  CopiedOnce1700000000067,
  ReleaseChecks1700000000068,
  CustomerMerges1700000000069,
  Conversations1700000000070,
  Tasks1700000000071,
  CustomerFiles1700000000072,
  NextSteps1700000000073,
  ClientUpdates1700000000074,
  Companies1700000000075,
  SessionsOfPurchases1700000000077,
  PurchaseSteps1700000000078,
  IncludedSessions1700000000079,
  Booking1700000000080,
  OwnSessions1700000000081,
  MessageFiles1700000000083,
  BusyCalendars1700000000084,
  IntroCalls1700000000085,
  SessionReminders1700000000087,
  CompletedPurchases1700000000088,
  SearchKeys1700000000090,
  MailQuotes1700000000093,
  BlobTypes1700000000094,
  HealthChanges1700000000096,
  DoubtfulContacts1700000000097,
  HoldsOfVisitors1700000000098,
];
