import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists as they are filtered, sorted and laid out, under a name. */
export class SavedViews1700000000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(views + limit);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table saved_views;
      drop function limit_saved_views;
      delete from trash where kind = 'saved_view';
    `);
  }
}

const views = `
  create table saved_views (
    id integer generated always as identity primary key,
    kind varchar(20) not null check (kind in ('customers', 'contacts')),
    name varchar(60) not null check (btrim(name) <> ''),
    filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object'),
    columns jsonb check (jsonb_typeof(columns) = 'array'),
    layout varchar(10) not null default 'table' check (layout in ('table', 'board')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    constraint saved_views_board check (layout = 'table' or kind = 'customers')
  );
  create unique index saved_views_name on saved_views (kind, lower(name));
  create trigger saved_views_touch before update on saved_views
    for each row execute function touch_updated_at();
  create trigger saved_views_audit after insert or update or delete on saved_views
    for each row execute function record_change();
`;

/** A view that comes back from the trash counts, too. */
const limit = `
  create function limit_saved_views() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('saved_views'));
    if (select count(*) from saved_views where kind = new.kind) >= 50 then
      raise check_violation using message = 'too many saved views';
    end if;
    return new;
  end $$;
  create trigger saved_views_limit before insert on saved_views
    for each row execute function limit_saved_views();
`;
