/** Mail, and messages between the owner and people. */
export const mail = `
  -- A message is to the person of a submission, or to or from a customer, and is deleted with them.
  create table messages (
    id integer generated always as identity primary key,
    "contactId" integer,
    "customerId" integer,
    "templateId" integer,
    recipient varchar(254),
    subject varchar(200),
    text varchar(10000) not null,
    -- Messages that mail programs show as one conversation.
    thread uuid,
    -- The Message-ID of its mail (RFC 5322, section 3.6.4), which later ones of the thread name.
    "internetMessageId" varchar(255) unique,
    -- Of the submission, which a reply marks as replied; taking the reply back sets it again.
    "previousStatus" varchar(20) check ("previousStatus" in ('new', 'replied', 'spam')),
    "activityId" integer,
    "followUpId" integer,
    "leavesAt" timestamptz(3),
    "createdAt" timestamptz(3) not null default now(),
    author varchar(10) not null default 'owner' check (author in ('owner', 'client')),
    via varchar(10) not null default 'mail' check (via in ('page', 'mail')),
    -- The client's account when it was written.
    "userId" text,
    -- From which address a client's mail came.
    sender varchar(254),
    -- When the person whom it is for has seen it.
    "readAt" timestamptz(3),
    -- What a client's mail repeats of earlier ones.
    quoted varchar(10000),
    check (num_nonnulls("contactId", "customerId") = 1),
    constraint messages_of_owner check (author <> 'owner' or (via = 'mail' and sender is null
      and num_nulls(recipient, subject, thread, "internetMessageId", "leavesAt") = 0)),
    constraint messages_of_client check (author <> 'client' or ("customerId" is not null
      and num_nonnulls(recipient, "templateId", "previousStatus", "activityId", "followUpId", "leavesAt") = 0
      and (via = 'mail') = (sender is not null)
      and (via = 'mail') = (thread is not null)
      and (via = 'mail') = ("internetMessageId" is not null))),
    constraint messages_quote check (quoted is null or (author = 'client' and via = 'mail'))
  );
  create index messages_contact on messages ("contactId", "createdAt" desc, id desc);
  create index messages_customer on messages ("customerId", "createdAt" desc, id desc);
  create index messages_recipient on messages (lower(recipient), id);
  create index messages_thread on messages (thread, id);
  create index messages_template on messages ("templateId") where "templateId" is not null;
  create index messages_activity on messages ("activityId") where "activityId" is not null;
  create index messages_follow_up on messages ("followUpId") where "followUpId" is not null;
  create index messages_of_account on messages ("userId") where "userId" is not null;
  create index messages_sender on messages (lower(sender)) where sender is not null;
  create index messages_unread on messages ("createdAt" desc, id desc)
    where author = 'client' and "readAt" is null;

  create table reply_templates (
    id integer generated always as identity primary key,
    name varchar(80) not null check (btrim(name) <> ''),
    subject varchar(200) not null default '',
    body varchar(5000) not null check (btrim(body) <> ''),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create unique index reply_templates_name on reply_templates (lower(name));

  create table mail_outbox (
    id integer generated always as identity primary key,
    recipient varchar(254) not null,
    subject varchar(255) not null,
    body text not null,
    status varchar(10) not null default 'queued'
      check (status in ('queued', 'sent', 'failed', 'kept', 'held', 'bounced', 'complaint')),
    error text,
    "createdAt" timestamptz(3) not null default now(),
    "sentAt" timestamptz,
    html text,
    calendar text,
    "replyTo" varchar(254),
    attempts integer not null default 0,
    -- The job that sends it; any other is out of date.
    "jobId" uuid,
    -- Whom it is about: with the account it goes.
    "userId" text,
    -- A mail that may be sent once only, by the name of its occasion.
    "onceKey" varchar(320) unique,
    -- The one-time values that are put into its text as it leaves, and stored nowhere.
    secrets varchar(20) check (secrets in (
      'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe',
      'invitation', 'cancel', 'hold', 'call')),
    urgent boolean not null default false,
    topic varchar(320),
    headers jsonb,
    "internetMessageId" varchar(255),
    -- The record that it is about: see check_mail_about.
    "aboutTable" text,
    "aboutId" integer,
    -- Which file is attached to it as it leaves.
    attachment varchar(20) check (attachment in ('invoice', 'invoice_reminder')),
    -- Null in mails from before there was the column.
    kind varchar(40),
    "providerMessageId" varchar(255),
    -- After this, nobody has any use for it.
    "sendBefore" timestamptz,
    constraint mail_outbox_about check (("aboutTable" is null) = ("aboutId" is null)),
    constraint mail_outbox_attachment check (attachment is null or "aboutId" is not null)
  );
  create index mail_newest on mail_outbox ("createdAt" desc, id desc);
  create index mail_status on mail_outbox (status, "createdAt" desc, id desc);
  create index mail_recipient on mail_outbox (lower(recipient), "createdAt" desc, id desc);
  create index mail_user on mail_outbox ("userId");
  create index mail_topic on mail_outbox (topic, "createdAt") where topic is not null;
  create index mail_about on mail_outbox ("aboutTable", "aboutId") where "aboutTable" is not null;
  create index mail_provider_message_id on mail_outbox ("providerMessageId")
    where "providerMessageId" is not null;
  create index mail_internet_message_id on mail_outbox ("internetMessageId")
    where "internetMessageId" is not null;
  -- What bounced keeps its text, as what failed: it may be sent again.
  create index mail_outbox_words on mail_outbox ("sentAt")
    where status in ('sent', 'complaint') and body <> '';
  -- Of one message there is one mail at most; of what a client wrote, each owner gets a notice.
  create unique index mail_of_message on mail_outbox ("aboutId")
    where "aboutTable" = 'messages' and kind = 'message';

  -- What the owner will be told of in one mail, because a mail of the same kind has just gone out.
  create table owner_notices (
    id bigint generated always as identity primary key,
    topic varchar(320) not null,
    line varchar(500) not null,
    url varchar(500) not null,
    "userId" text,
    "createdAt" timestamptz(3) not null default now(),
    "aboutTable" text,
    "aboutId" integer,
    constraint owner_notices_about check (("aboutTable" is null) = ("aboutId" is null))
  );
  create index owner_notices_topic on owner_notices (topic);
  create index owner_notices_user on owner_notices ("userId");
  create index owner_notices_about on owner_notices ("aboutTable", "aboutId")
    where "aboutTable" is not null;

  -- What has changed for a client, until one mail tells all of it.
  create table client_updates (
    "userId" text not null,
    -- What it is about: a newer update of the same takes its place.
    topic varchar(100) not null,
    line varchar(500) not null check (btrim(line) <> ''),
    "createdAt" timestamptz(3) not null default now(),
    primary key ("userId", topic)
  );

  -- When addresses got mail that anyone could have caused: by the SHA-256 of the address.
  create table mailed_recipients (
    recipient bytea primary key check (octet_length(recipient) = 32),
    "sentAt" timestamptz[] not null
  );

  -- The mail server that the owner enters: one row at most, of which every server hears.
  create table mail_settings (
    id integer primary key default 1 check (id = 1),
    host varchar(253),
    port integer check (port between 1 and 65535),
    encryption varchar(20) check (encryption in ('tls', 'starttls', 'none')),
    username varchar(255),
    -- With the secret of the servers: the database or a backup alone does not tell it.
    "sealedPassword" text,
    "senderAddress" varchar(254),
    "replyTo" varchar(254),
    "dkimSelector" varchar(63),
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now(),
    -- Where the environment names the server, the owner still says whom mail comes from.
    check (num_nulls(host, port, encryption) in (0, 3)),
    check (host is not null or username is null),
    check (username is not null or "sealedPassword" is null)
  );

  create table mail_webhooks (
    provider varchar(20) primary key check (provider in ('postmark', 'ses')),
    -- SHA-256 of what Postmark sends as user name and password.
    "secretHash" bytea check (octet_length("secretHash") = 32),
    "topicArn" varchar(320),
    "createdAt" timestamptz(3) not null default now(),
    "confirmedAt" timestamptz(3) check ("confirmedAt" is null or provider = 'ses'),
    "lastCalledAt" timestamptz(3),
    check ((provider = 'postmark') = ("secretHash" is not null)),
    check ((provider = 'ses') = ("topicArn" is not null))
  );

  -- Which reports have arrived: one that is sent again changes nothing again.
  create table mail_provider_events (
    provider varchar(20) not null check (provider in ('postmark', 'ses')),
    "eventId" varchar(100) not null,
    "receivedAt" timestamptz(3) not null default now(),
    primary key (provider, "eventId")
  );
  create index mail_provider_events_age on mail_provider_events ("receivedAt");

  -- The mail that a provider takes in: replies of clients. One row at most.
  create table inbound_mail (
    id integer primary key default 1 check (id = 1),
    provider varchar(20) not null check (provider in ('postmark', 'ses')),
    -- Replies go here, with the token of their conversation after a plus.
    address varchar(254) not null check (address like '%_@_%'),
    -- SHA-256 of what Postmark sends as user name and password.
    "secretHash" bytea check (octet_length("secretHash") = 32),
    "topicArn" varchar(320),
    "createdAt" timestamptz(3) not null default now(),
    "confirmedAt" timestamptz(3) check ("confirmedAt" is null or provider = 'ses'),
    "lastReceivedAt" timestamptz(3),
    -- Automatic replies that were left out.
    ignored integer not null default 0 check (ignored >= 0),
    check ((provider = 'postmark') = ("secretHash" is not null)),
    check ((provider = 'ses') = ("topicArn" is not null))
  );

  -- Addresses that get no mail, as what was sent there came back.
  create table undeliverable_addresses (
    id integer generated always as identity primary key,
    email varchar(254) not null check (btrim(email) <> ''),
    kind varchar(10) not null check (kind in ('bounce', 'complaint')),
    reason varchar(500) not null,
    "createdAt" timestamptz(3) not null default now()
  );
  create unique index undeliverable_addresses_email on undeliverable_addresses (lower(email));
  create index undeliverable_addresses_newest on undeliverable_addresses ("createdAt" desc, id desc);
`;
