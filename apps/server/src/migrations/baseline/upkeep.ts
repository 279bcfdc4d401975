/** The audit log, the trash, row counts, backups, and health problems. */
export const upkeep = `
  -- Every change to a record: the changed columns, before and after.
  create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null default clock_timestamp(),
    "actorId" text,
    relation text not null,
    "recordId" integer not null,
    action varchar(10) not null check (action in ('create', 'update', 'delete')),
    before jsonb,
    after jsonb
  );
  create index audit_log_record on audit_log (relation, "recordId", id desc);
  -- Deletions whose values are not forgotten yet: few, in a log of any length.
  create index audit_log_deleted on audit_log (at) where action = 'delete' and before is not null;
  -- Also the order of its export.
  create index audit_log_age on audit_log (at, id);

  create table trash (
    kind varchar(20) not null,
    "recordId" integer not null,
    label text not null,
    rows jsonb not null,
    "deletedBy" text,
    "deletedAt" timestamptz(3) not null default now(),
    primary key (kind, "recordId")
  );
  create index trash_newest on trash ("deletedAt" desc, "recordId" desc);

  -- Counting a million rows takes longer than reading a page of them: triggers keep the sums.
  create table row_counts (
    relation text not null,
    kind text not null,
    rows bigint not null,
    primary key (relation, kind)
  );

  create table day_counts (
    relation text not null,
    day date not null,
    rows bigint not null,
    primary key (relation, day)
  );

  -- The name of this installation, which keeps its backups apart from those of another one.
  create table installation (
    "isOnly" boolean primary key default true check ("isOnly"),
    id text not null check (id ~ '^[0-9a-f]{32}$')
  );

  -- What became of each backup, and of its copy in a bucket.
  create table backup_runs (
    id integer generated always as identity primary key,
    kind varchar(10) not null check (
      kind in ('backup', 'download', 'rehearsal', 'restore', 'copy', 'retrieval')),
    result varchar(10) not null check (result in ('passed', 'failed', 'impossible')),
    "startedAt" timestamptz(3) not null,
    "endedAt" timestamptz(3) not null default now(),
    -- The moment that the archive holds.
    "backupAt" timestamptz(3),
    file varchar(4096),
    bytes bigint,
    rows bigint,
    error varchar(1000)
  );
  create index backup_runs_newest on backup_runs (kind, "endedAt" desc, id desc);

  -- What the owner was mailed about that needs attention.
  create table health_alarms (
    problem varchar(40) primary key,
    "toldAt" timestamptz not null default now()
  );

  -- Whether the owner allows looking for newer versions, and what was found: one row at most.
  create table release_checks (
    id integer primary key default 1 check (id = 1),
    "isAllowed" boolean not null default false,
    "checkedAt" timestamptz(3),
    newest varchar(50),
    failure varchar(300)
  );
`;
