/** Tables that mail can be about, with the name of the trigger that deletes such mail. */
const mailed = {
  contact_submissions: 'contacts_mails',
  testimonials: 'testimonials_mails',
  subscribers: 'subscribers_mails',
  invitations: 'invitations_mails',
  messages: 'messages_mails',
  invoices: 'invoices_mails',
  undeliverable_addresses: 'undeliverable_addresses_mails',
  customer_files: 'customer_files_mails',
  intro_call_holds: 'intro_call_holds_mails',
  sessions_appointments: 'appointments_delete_mails',
};

const deleteMails = ([table, trigger]: [string, string]) => `
  create trigger ${trigger} after delete on ${table}
    for each row execute function delete_mails_about();`;

/** Mail is deleted with the record it is about. */
export const mailRules = `
  -- What a foreign key would do, but for any table that has the trigger which deletes its mails.
  create function delete_mails_about() returns trigger language plpgsql as $$
  begin
    delete from mail_outbox where "aboutTable" = tg_table_name::text and "aboutId" = old.id;
    delete from owner_notices where "aboutTable" = tg_table_name::text and "aboutId" = old.id;
    return null;
  end $$;
  ${Object.entries(mailed).map(deleteMails).join('')}

  create function check_mail_about() returns trigger language plpgsql as $$
  declare
    is_there boolean;
  begin
    if not exists (select from pg_trigger where tgfoid = 'delete_mails_about'::regproc
        and tgrelid = to_regclass(quote_ident(new."aboutTable"))) then
      raise exception 'No trigger of % deletes the mails about it', new."aboutTable"
        using errcode = 'check_violation';
    end if;
    -- Whoever deletes the record waits for this transaction, and then deletes the mail, too.
    execute format('select true from %I where id = $1 for key share', new."aboutTable")
      into is_there using new."aboutId";
    if is_there is null then
      raise exception 'Mail about % %, which is not there', new."aboutTable", new."aboutId"
        using errcode = 'foreign_key_violation';
    end if;
    return new;
  end $$;
  create trigger mail_outbox_check_about before insert or update of "aboutTable", "aboutId"
    on mail_outbox for each row when (new."aboutTable" is not null) execute function check_mail_about();
  create trigger owner_notices_check_about before insert or update of "aboutTable", "aboutId"
    on owner_notices for each row when (new."aboutTable" is not null) execute function check_mail_about();
`;
