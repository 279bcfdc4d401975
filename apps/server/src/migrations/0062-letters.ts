import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscribers are sent letters of the owner's own, too, and not essays alone. */
export class Letters1700000000062 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(issues + deliveries);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from newsletter_issues where slug is null;
      alter table newsletter_deliveries add slug varchar(100);
      update newsletter_deliveries d set slug = i.slug
        from newsletter_issues i where i.id = d."issueId";
      alter table newsletter_deliveries drop "issueId";
      drop index newsletter_issues_letter;
      alter table newsletter_issues drop id, drop subject, drop text,
        drop constraint newsletter_issues_slug_key,
        alter slug set not null, add constraint announced_essays_pkey primary key (slug);
      alter table newsletter_issues rename "sentAt" to "announcedAt";
      alter table newsletter_issues rename to announced_essays;
      alter table newsletter_deliveries rename to essay_deliveries;
      alter index newsletter_deliveries_subscriber rename to essay_deliveries_subscriber;
      alter table essay_deliveries alter slug set not null,
        add constraint essay_deliveries_pkey primary key (slug, "subscriberId"),
        add constraint essay_deliveries_slug_fkey foreign key (slug)
          references announced_essays on delete cascade;
      alter table essay_deliveries rename constraint "newsletter_deliveries_subscriberId_fkey"
        to "essay_deliveries_subscriberId_fkey";
    `);
  }
}

const issues = `
  alter table announced_essays rename to newsletter_issues;
  alter table newsletter_issues rename "announcedAt" to "sentAt";
  alter table essay_deliveries drop constraint essay_deliveries_slug_fkey;
  alter table newsletter_issues drop constraint announced_essays_pkey,
    alter slug drop not null,
    add constraint newsletter_issues_slug_key unique (slug),
    add id integer generated always as identity primary key,
    add subject varchar(120) check (btrim(subject) <> ''),
    add text varchar(10000) check (btrim(text) <> ''),
    add check ((slug is null) = (subject is not null)),
    add check ((subject is null) = (text is null));
  -- A request that is repeated sends nothing twice.
  create unique index newsletter_issues_letter on newsletter_issues (subject, md5(text));
`;

const deliveries = `
  alter table essay_deliveries rename to newsletter_deliveries;
  alter index essay_deliveries_subscriber rename to newsletter_deliveries_subscriber;
  alter table newsletter_deliveries rename constraint "essay_deliveries_subscriberId_fkey"
    to "newsletter_deliveries_subscriberId_fkey";
  alter table newsletter_deliveries add "issueId" integer;
  update newsletter_deliveries d set "issueId" = i.id
    from newsletter_issues i where i.slug = d.slug;
  alter table newsletter_deliveries drop slug;
  alter table newsletter_deliveries alter "issueId" set not null,
    add primary key ("issueId", "subscriberId"),
    add foreign key ("issueId") references newsletter_issues on delete cascade;
`;
