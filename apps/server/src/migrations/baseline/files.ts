/** Blobs, and the files of customers. */
export const files = `
  -- Files by their content. Tables refer to a file by its hash; what no table refers to is removed.
  create table blobs (
    hash text primary key,
    size integer not null check (size between 1 and 8000000),
    content bytea not null,
    -- When this content was last stored; it stays for a while, even if nothing refers to it yet.
    "storedAt" timestamptz(3) not null default now(),
    constraint blobs_hash check (hash = encode(sha256(content), 'hex')),
    constraint blobs_size check (size = octet_length(content))
  );
  -- Pictures are compressed already.
  alter table blobs alter content set storage external;
  create index blobs_age on blobs ("storedAt");

  -- Files on a customer's record, in pieces that are stored as other files are.
  create table customer_files (
    id integer generated always as identity primary key,
    "customerId" integer not null,
    name varchar(255) not null check (btrim(name) <> ''),
    "mediaType" varchar(255) not null,
    size integer not null check (size between 1 and 20000000),
    -- The hashes of its pieces in their order; there is no foreign key of an array.
    parts text[] not null check (cardinality(parts) = (size + 999999) / 1000000),
    thumbnail text,
    "uploadedBy" varchar(10) not null check ("uploadedBy" in ('owner', 'client')),
    -- The account of the client who uploaded it: it goes with that.
    "userId" text check ("userId" is null or "uploadedBy" = 'client'),
    -- A client sees what they have uploaded.
    "isShared" boolean not null check ("isShared" or "uploadedBy" = 'owner'),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    -- With which message it came.
    "messageId" integer
  );
  create index customer_files_newest on customer_files ("customerId", "createdAt" desc, id desc);
  create index customer_files_parts on customer_files using gin (parts);
  create index customer_files_thumbnail on customer_files (thumbnail) where thumbnail is not null;
  create index customer_files_user on customer_files ("userId") where "userId" is not null;
  create index customer_files_message on customer_files ("messageId")
    where "messageId" is not null;

  -- Uploads under way. Their sizes count as used space from the beginning, so that what was begun can be
  -- finished.
  create table file_uploads (
    id uuid primary key default gen_random_uuid(),
    "customerId" integer not null,
    "userId" text not null,
    "uploadedBy" varchar(10) not null check ("uploadedBy" in ('owner', 'client')),
    name varchar(255) not null check (btrim(name) <> ''),
    size integer not null check (size between 1 and 20000000),
    parts text[] not null default '{}',
    "mediaType" varchar(255),
    "fileId" integer,
    "lastAt" timestamptz(3) not null default now(),
    -- Such an upload becomes a file with its message.
    "isForMessage" boolean not null default false
  );
  create index file_uploads_age on file_uploads ("lastAt");
  create index file_uploads_customer on file_uploads ("customerId");
  create index file_uploads_file on file_uploads ("fileId");
  create index file_uploads_user on file_uploads ("userId");
  create index file_uploads_parts on file_uploads using gin (parts);
`;
