import { type SqlClient, type SqlText, sql } from '../sql';

/** The server's role: owner of its database, not a superuser. */
export const APP_ROLE = 'polaris';
/** The superuser that PostgreSQL requires; used only to maintain the cluster. */
export const ADMIN_ROLE = 'polaris_admin';
/** Exists while an older cluster is being upgraded, so that an interrupted upgrade is noticed. */
const UPGRADE_ROLE = 'polaris_upgrade';
export const DATABASE = 'polaris';

const role = (name: string): SqlText => sql.identifier('role', name);

export interface Passwords {
  app: string;
  admin: string;
}

/** Connects to a database of the cluster; the caller ends the connection. */
export type ConnectAs = (role: string, password: string, database?: string) => Promise<SqlClient>;

/** Connects as the superuser: in a cluster of an older server, that is the app's role. */
export async function connectAsAdmin(connect: ConnectAs, passwords: Passwords): Promise<SqlClient> {
  try {
    return await connect(ADMIN_ROLE, passwords.admin);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return connect(APP_ROLE, passwords.app);
  }
}

/** Wrong password or unknown role: PostgreSQL is running and rejects us. */
export const isRefused = (error: unknown): boolean =>
  /^28/.test(String((error as { code?: unknown }).code));

/** Creates roles and database, also if an older server made the app's role a superuser. */
export async function ensureRoles(connect: ConnectAs, passwords: Passwords): Promise<void> {
  await using(connectAsAdmin(connect, passwords), async (client) => {
    if (await isAdminMissing(client)) await splitRoles(client, connect, passwords);
  });
  await using(connect(ADMIN_ROLE, passwords.admin), async (admin) => {
    await admin.query(createUnlessThere(APP_ROLE, passwords.app, sql`createdb`));
    await ensurePassword(admin, connect, passwords);
    const { rowCount } = await admin.query(sql`select from pg_database where datname = $1`, [
      DATABASE,
    ]);
    if (rowCount === 0)
      await admin.query(
        sql`create database ${sql.identifier('catalog', DATABASE)} owner ${role(APP_ROLE)}`,
      );
    if (await exists(admin, UPGRADE_ROLE)) await finishUpgrade(admin, connect, passwords);
  });
}

/** The app's password may have been recreated. */
async function ensurePassword(
  admin: SqlClient,
  connect: ConnectAs,
  { app }: Passwords,
): Promise<void> {
  try {
    await (await connect(APP_ROLE, app)).end();
  } catch (error) {
    if (!isRefused(error)) throw error;
    await admin.query(sql`alter role ${role(APP_ROLE)} password ${sql.value(app)}`);
  }
}

const isAdminMissing = async (client: SqlClient): Promise<boolean> =>
  !(await exists(client, ADMIN_ROLE));

async function exists(client: SqlClient, role: string): Promise<boolean> {
  const { rowCount } = await client.query(sql`select from pg_roles where rolname = $1`, [role]);
  return rowCount === 1;
}

/**
 * PostgreSQL does not let the role that the cluster started with lose superuser rights. So that role is renamed, and a
 * new role gets its old name. No role can rename itself: a third role does it.
 */
async function splitRoles(old: SqlClient, connect: ConnectAs, passwords: Passwords): Promise<void> {
  await old.query(createUnlessThere(UPGRADE_ROLE, passwords.admin, sql`superuser`));
  await using(connect(UPGRADE_ROLE, passwords.admin), (client) =>
    inTransaction(client, [
      sql`alter role ${role(APP_ROLE)} rename to ${role(ADMIN_ROLE)}`,
      sql`alter role ${role(ADMIN_ROLE)} password ${sql.value(passwords.admin)}`,
      createUnlessThere(APP_ROLE, passwords.app, sql`createdb`),
    ]),
  );
}

/** Makes the new role the owner of everything that the old one created, in each database. */
async function finishUpgrade(
  admin: SqlClient,
  connect: ConnectAs,
  { admin: password }: Passwords,
): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    sql`select datname as name from pg_database where datallowconn and datname !~ '^template[01]$'`,
  );
  for (const { name } of rows)
    await using(connect(ADMIN_ROLE, password, name), (client) => client.query(HAND_OVER));
  for (const { name } of rows.filter((row) => row.name !== 'postgres'))
    await admin.query(
      sql`alter database ${sql.identifier('catalog', name)} owner to ${role(APP_ROLE)}`,
    );
  await admin.query(sql`drop role ${role(UPGRADE_ROLE)}`);
}

/**
 * Skips what belongs to the system or to an extension, and the sequences, types and rows that change owner with their
 * table.
 */
const HAND_OVER = sql`
do $$
declare
  statement text;
begin
  for statement in
    with own_schemas as (
      select oid, nspname, nspowner from pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'),
    dependent as (
      select classid, objid from pg_depend
        where deptype = 'e' or deptype = 'i' and (refclassid, refobjid) <> (classid, objid)
      union select classid, objid from pg_depend
        where deptype = 'a' and classid = 'pg_class'::regclass and refobjsubid > 0),
    mine as (select oid from pg_roles where rolname = ${sql.value(ADMIN_ROLE)})
    select format('alter schema %I owner to ${role(APP_ROLE)}', nspname)
      from own_schemas where nspowner in (table mine)
    union all
    select format('alter %s %s owner to ${role(APP_ROLE)}',
        case relkind when 'S' then 'sequence' when 'v' then 'view'
          when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end,
        c.oid::regclass)
      from pg_class c join own_schemas s on s.oid = relnamespace
      where relkind in ('r', 'p', 'S', 'v', 'm', 'f') and relowner in (table mine)
        and ('pg_class'::regclass, c.oid) not in (table dependent)
    union all
    select format('alter routine %s owner to ${role(APP_ROLE)}', p.oid::regprocedure)
      from pg_proc p join own_schemas s on s.oid = pronamespace
      where proowner in (table mine) and ('pg_proc'::regclass, p.oid) not in (table dependent)
    union all
    select format('alter type %s owner to ${role(APP_ROLE)}', t.oid::regtype)
      from pg_type t join own_schemas s on s.oid = typnamespace
      where (typtype in ('d', 'e', 'r')
          or typrelid in (select oid from pg_class where relkind = 'c'))
        and typowner in (table mine)
        and ('pg_type'::regclass, t.oid) not in (table dependent)
  loop
    execute statement;
  end loop;
end $$`;

const createUnlessThere = (name: string, password: string, right: SqlText): SqlText => sql`
do $$ begin
  if not exists (select from pg_roles where rolname = ${sql.value(name)}) then
    create role ${role(name)} login ${right} password ${sql.value(password)};
  end if;
end $$`;

async function inTransaction(client: SqlClient, statements: SqlText[]): Promise<void> {
  await client.query(sql`begin`);
  for (const statement of statements) await client.query(statement);
  await client.query(sql`commit`);
}

async function using<T>(
  connecting: Promise<SqlClient>,
  work: (client: SqlClient) => Promise<T>,
): Promise<T> {
  const client = await connecting;
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
