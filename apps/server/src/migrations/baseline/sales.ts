/** Purchases, and the money that was paid for them. */
export const sales = `
  create table purchases (
    id integer generated always as identity primary key,
    "userId" text,
    "serviceId" integer not null,
    status varchar(20) not null default 'pending'
      check (status in ('pending', 'active', 'completed', 'cancelled')),
    amount dollars not null,
    progress integer not null default 0 check (progress between 0 and 100),
    "purchaseDate" timestamptz(3) not null default now(),
    "completionDate" timestamptz(3),
    version integer not null default 1,
    "customerId" integer,
    -- The owner who recorded it; null for what an account has ordered itself.
    "recordedBy" text,
    -- Money that came after the purchase was cancelled, and is to be returned.
    "refundDue" boolean not null default false,
    -- What happens next, and by when.
    "nextStep" varchar(300) check (btrim("nextStep") <> ''),
    "nextStepOn" date,
    -- What it has copied of its service.
    "includedSessions" integer not null default 0 check ("includedSessions" between 0 and 100),
    "sessionMinutes" integer not null default 60 check ("sessionMinutes" between 15 and 480),
    "bookBy" date,
    check ((status = 'completed') = ("completionDate" is not null)),
    constraint purchases_next_step check ("nextStep" is not null or "nextStepOn" is null)
  );
  create index purchases_user on purchases ("userId", "purchaseDate" desc, id desc);
  create index purchases_newest on purchases ("purchaseDate" desc, id desc);
  create index purchases_service on purchases ("serviceId");
  create index purchases_customer on purchases ("customerId", "purchaseDate" desc, id desc)
    where "customerId" is not null;

  create table purchase_notes (
    id integer generated always as identity primary key,
    "purchaseId" integer not null,
    text varchar(2000) not null check (btrim(text) <> ''),
    "createdAt" timestamptz(3) not null default now()
  );
  create index purchase_notes_newest on purchase_notes ("purchaseId", id desc);

  -- The steps that are done: each was the next step before.
  create table purchase_steps (
    id integer generated always as identity primary key,
    "purchaseId" integer not null,
    text varchar(300) not null check (btrim(text) <> ''),
    -- The day by which it was planned: the step has it again when it is reopened.
    "plannedOn" date,
    "doneAt" timestamptz(3) not null default now()
  );
  create index purchase_steps_newest on purchase_steps ("purchaseId", id desc);

  -- Confirmations of orders made before the address of their account was verified.
  create table held_receipts (
    "purchaseId" integer primary key
  );

  create table payments (
    id integer generated always as identity primary key,
    -- Money can be for an invoice without a purchase.
    "purchaseId" integer,
    provider varchar(10) not null check (provider in ('manual', 'stripe')),
    amount dollars not null check (amount > 0),
    status varchar(20) not null check (status in (
      'open', 'processing', 'paid', 'failed', 'expired', 'partially_refunded', 'refunded')),
    method varchar(20) not null check (method in ('bank_transfer', 'card', 'cash', 'other')),
    note varchar(500),
    "paidAt" timestamptz(3),
    -- What the provider calls the page on which it is paid, and the payment itself.
    "sessionRef" text unique,
    "intentRef" text unique,
    -- The owner who recorded it; null for what came by a provider.
    "recordedBy" text,
    "createdAt" timestamptz(3) not null default now(),
    version integer not null default 1,
    "invoiceId" integer,
    dispute varchar(10) check (dispute in ('open', 'won', 'lost')),
    -- What the provider calls the dispute.
    "disputeRef" text unique,
    constraint payments_paid_at check (
      ("paidAt" is not null) = (status in ('paid', 'partially_refunded', 'refunded'))),
    constraint payments_subject check ("purchaseId" is not null or "invoiceId" is not null),
    constraint payments_dispute check ((dispute is null) = ("disputeRef" is null))
  );
  create unique index payments_open on payments ("purchaseId")
    where status in ('open', 'processing');
  create index payments_purchase on payments ("purchaseId", id);
  create index payments_invoice on payments ("invoiceId", id) where "invoiceId" is not null;

  create table refunds (
    id integer generated always as identity primary key,
    "paymentId" integer not null,
    amount dollars not null check (amount > 0),
    reason varchar(500),
    status varchar(10) not null check (status in ('pending', 'succeeded', 'failed')),
    "providerRef" text unique,
    "recordedBy" text,
    "createdAt" timestamptz(3) not null default now(),
    -- The provider makes some without being asked from here.
    source varchar(10) not null default 'owner' check (source in ('owner', 'provider', 'dispute')),
    -- A refund settles what it returns, unless the owner says that it is still owed.
    "stillOwed" boolean not null default false
  );
  create index refunds_payment on refunds ("paymentId", id);
  create index refunds_pending on refunds (id) where status = 'pending';

  -- Which events have arrived; what they are about is read from the provider.
  create table provider_events (
    provider varchar(10) not null check (provider in ('stripe')),
    "eventId" varchar(255) not null,
    type varchar(255) not null,
    "objectRef" varchar(255) not null,
    "receivedAt" timestamptz(3) not null default now(),
    primary key (provider, "eventId")
  );
  create index provider_events_age on provider_events ("receivedAt");
`;
