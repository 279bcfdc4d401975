import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files on a customer's record, in pieces that are stored as other files are, and uploads under way. */
export class CustomerFiles1700000000072 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      files + uploads + ['insert', 'update', 'delete'].map(announced).join(''),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from audit_log where relation = 'customer_files';
      delete from trash where kind = 'customer_file';
      drop table file_uploads, customer_files;
    `);
  }
}

const files = `
  create table customer_files (
    id integer generated always as identity primary key,
    "customerId" integer not null references customers on delete cascade,
    name varchar(255) not null check (btrim(name) <> ''),
    "mediaType" varchar(255) not null,
    size integer not null check (size between 1 and 20000000),
    -- The hashes of its pieces in their order; there is no foreign key of an array.
    parts text[] not null check (cardinality(parts) = (size + 999999) / 1000000),
    thumbnail text references blobs,
    "uploadedBy" varchar(10) not null check ("uploadedBy" in ('owner', 'client')),
    -- The account of the client who uploaded it: it goes with that.
    "userId" text references users on delete set null
      check ("userId" is null or "uploadedBy" = 'client'),
    -- A client sees what they have uploaded.
    "isShared" boolean not null check ("isShared" or "uploadedBy" = 'owner'),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create index customer_files_newest on customer_files ("customerId", "createdAt" desc, id desc);
  create index customer_files_parts on customer_files using gin (parts);
  create index customer_files_thumbnail on customer_files (thumbnail) where thumbnail is not null;
  create index customer_files_user on customer_files ("userId") where "userId" is not null;
  create trigger customer_files_touch before update on customer_files
    for each row execute function touch_updated_at();
  create trigger customer_files_audit after insert or update or delete on customer_files
    for each row execute function record_change();
  create trigger customer_files_mails after delete on customer_files
    for each row execute function delete_mails_about();
`;

const uploads = `
  -- Their sizes count as used space from the beginning, so that what was begun can be finished.
  create table file_uploads (
    id uuid primary key default gen_random_uuid(),
    "customerId" integer not null references customers on delete cascade,
    "userId" text not null references users on delete cascade,
    "uploadedBy" varchar(10) not null check ("uploadedBy" in ('owner', 'client')),
    name varchar(255) not null check (btrim(name) <> ''),
    size integer not null check (size between 1 and 20000000),
    parts text[] not null default '{}',
    "mediaType" varchar(255),
    "fileId" integer references customer_files on delete cascade,
    "lastAt" timestamptz(3) not null default now()
  );
  create index file_uploads_age on file_uploads ("lastAt");
  create index file_uploads_customer on file_uploads ("customerId");
  create index file_uploads_file on file_uploads ("fileId");
  create index file_uploads_user on file_uploads ("userId");
  create index file_uploads_parts on file_uploads using gin (parts);
`;

const changes: Record<string, string> = {
  insert: 'created',
  update: 'updated',
  delete: 'deleted',
};

const announced = (event: string) => `
  create trigger customer_files_announce_${event} after ${event} on customer_files
    referencing ${event === 'delete' ? 'old table as old_rows' : 'new table as new_rows'}
    for each statement execute function announce_records('customer_file', '${changes[event]}');
`;
