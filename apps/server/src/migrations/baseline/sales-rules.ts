/** Rules for money and sessions that apply to every write. */
export const salesRules = `
  -- The last guard; the service checks before, and says so in a sentence.
  create function limit_refunds() returns trigger language plpgsql as $$
  declare
    paid numeric;
    refunded numeric;
  begin
    select amount into paid from payments where id = new."paymentId" for update;
    select coalesce(sum(amount), 0) into refunded from refunds
      where "paymentId" = new."paymentId" and status <> 'failed' and id <> new.id;
    if refunded + new.amount > paid then
      raise exception 'More is refunded than was paid' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger refunds_limit before insert or update on refunds
    for each row when (new.status <> 'failed') execute function limit_refunds();

  -- The service checks before, and says so in a sentence.
  create function keep_issued_invoice() returns trigger language plpgsql as $$
  declare
    -- To whom it belongs follows from other records; the rest is what happens to it afterwards.
    mutable text[] := '{customerId,userId,recordedBy,creditedAt,sendTo,sentAt,reminders,version,updatedAt}';
  begin
    if tg_op = 'DELETE' then
      raise exception 'An issued invoice is never deleted' using errcode = 'check_violation';
    end if;
    if to_jsonb(new) - mutable <> to_jsonb(old) - mutable
      or (old."creditedAt" is not null and new."creditedAt" is distinct from old."creditedAt") then
      raise exception 'An issued invoice never changes' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger invoices_issued before update or delete on invoices
    for each row when (old."issuedAt" is not null) execute function keep_issued_invoice();

  create function keep_issued_lines() returns trigger language plpgsql as $$
  declare
    invoice integer := case when tg_op = 'DELETE' then old."invoiceId" else new."invoiceId" end;
  begin
    if exists (select 1 from invoices where "issuedAt" is not null
        and id in (invoice, case when tg_op = 'INSERT' then invoice else old."invoiceId" end)) then
      raise exception 'The lines of an issued invoice never change' using errcode = 'check_violation';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;
  create trigger invoice_lines_issued before insert or update or delete on invoice_lines
    for each row execute function keep_issued_lines();

  create function keep_invoice_file() returns trigger language plpgsql as $$
  begin
    raise exception 'The file of an invoice never changes' using errcode = 'check_violation';
  end $$;
  create trigger invoice_files_issued before update or delete on invoice_files
    for each row execute function keep_invoice_file();

  -- Not a check: a customer who is deleted leaves their sessions, which then have nobody.
  create function require_attendee() returns trigger language plpgsql as $$
  begin
    raise exception 'A session needs an account or a customer' using errcode = 'check_violation';
  end $$;
  create trigger appointments_attendee before insert on sessions_appointments
    for each row
    when (new."userId" is null and new."customerId" is null and new."contactId" is null)
    execute function require_attendee();

  create function follow_contact() returns trigger language plpgsql as $$
  begin
    update sessions_appointments set "customerId" = new."customerId"
      where "contactId" = new.id and "customerId" is null;
    return null;
  end $$;
  create trigger contacts_converted after update on contact_submissions
    for each row when (old."customerId" is null and new."customerId" is not null)
    execute function follow_contact();

  -- Nobody is reminded within an hour of what they were told when it was booked or moved.
  create function skip_late_reminders() returns trigger language plpgsql as $$
  begin
    insert into appointment_reminders
      select new.id, new."startTime", h from unnest(array[1, 24]) h
      where new."startTime" < now() + make_interval(hours => h + 1)
      on conflict do nothing;
    return null;
  end $$;
  create trigger appointments_reminders after insert on sessions_appointments
    for each row execute function skip_late_reminders();
  create trigger appointments_reminders_again
    after update of "startTime", status on sessions_appointments for each row
    when (new.status = 'scheduled'
    and (old.status <> new.status or old."startTime" <> new."startTime"))
    execute function skip_late_reminders();

  create function withdraw_reminders() returns trigger language plpgsql as $$
  begin
    delete from mail_outbox where "aboutTable" = 'sessions_appointments' and "aboutId" = new.id
      and kind = 'session_reminder' and status in ('queued', 'held');
    return null;
  end $$;
  create trigger appointments_withdraw_reminders
    after update of "startTime", status on sessions_appointments
    for each row when (old.status <> new.status or old."startTime" <> new."startTime")
    execute function withdraw_reminders();
`;
