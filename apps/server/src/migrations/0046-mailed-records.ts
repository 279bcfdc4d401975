import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail names the table and the id of the record that it is about, instead of a column for each noun. */
export class MailedRecords1700000000046 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns + earlier + dropped + rules + triggers);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columnsBefore + earlierBefore + droppedAgain + rulesBefore);
  }
}

const columns = `
  alter table mail_outbox
    add "aboutTable" text,
    add "aboutId" integer,
    -- Which file is attached to it as it leaves.
    add attachment varchar(20) check (attachment in ('invoice', 'invoice_reminder'));
  alter table owner_notices add "aboutTable" text, add "aboutId" integer;
`;

const earlier = `
  update mail_outbox set
    "aboutTable" = case
      when "contactId" is not null then 'contact_submissions'
      when "testimonialId" is not null then 'testimonials'
      when "subscriberId" is not null then 'subscribers'
      when "invitationId" is not null then 'invitations'
      when "messageId" is not null then 'messages'
      else 'invoices' end,
    "aboutId" =
      coalesce("contactId", "testimonialId", "subscriberId", "invitationId", "messageId", "invoiceId"),
    attachment = case "invoiceMail" when 'copy' then 'invoice' when 'reminder' then 'invoice_reminder' end
    where num_nonnulls("contactId", "testimonialId", "subscriberId", "invitationId", "messageId",
      "invoiceId") > 0;
  update owner_notices set "aboutTable" = 'contact_submissions', "aboutId" = "contactId"
    where "contactId" is not null;
`;

const dropped = `
  alter table mail_outbox drop "contactId", drop "testimonialId", drop "subscriberId",
    drop "invitationId", drop "messageId", drop "invoiceId", drop "invoiceMail";
  alter table owner_notices drop "contactId";
`;

const rules = `
  alter table mail_outbox
    add constraint mail_outbox_about check (("aboutTable" is null) = ("aboutId" is null)),
    add constraint mail_outbox_attachment check (attachment is null or "aboutId" is not null);
  alter table owner_notices
    add constraint owner_notices_about check (("aboutTable" is null) = ("aboutId" is null));
  create index mail_about on mail_outbox ("aboutTable", "aboutId") where "aboutTable" is not null;
  -- Of one message there is one mail at most.
  create unique index mail_of_message on mail_outbox ("aboutId") where "aboutTable" = 'messages';
  create index owner_notices_about on owner_notices ("aboutTable", "aboutId")
    where "aboutTable" is not null;
`;

/** What a foreign key would do, but for any table that has the trigger which deletes its mails. */
const triggers = `
  create function delete_mails_about() returns trigger language plpgsql as $$
  begin
    delete from mail_outbox where "aboutTable" = tg_table_name::text and "aboutId" = old.id;
    delete from owner_notices where "aboutTable" = tg_table_name::text and "aboutId" = old.id;
    return null;
  end $$;

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

  create trigger contacts_mails after delete on contact_submissions
    for each row execute function delete_mails_about();
  create trigger testimonials_mails after delete on testimonials
    for each row execute function delete_mails_about();
  create trigger subscribers_mails after delete on subscribers
    for each row execute function delete_mails_about();
  create trigger invitations_mails after delete on invitations
    for each row execute function delete_mails_about();
  create trigger messages_mails after delete on messages
    for each row execute function delete_mails_about();
  create trigger invoices_mails after delete on invoices
    for each row execute function delete_mails_about();
`;

const columnsBefore = `
  alter table mail_outbox
    add "contactId" integer references contact_submissions on delete cascade,
    add "testimonialId" integer references testimonials on delete cascade,
    add "subscriberId" integer references subscribers on delete cascade,
    add "invitationId" integer references invitations on delete cascade,
    add "messageId" integer unique references messages on delete cascade,
    add "invoiceId" integer references invoices,
    add "invoiceMail" varchar(10) check ("invoiceMail" in ('copy', 'reminder'));
  alter table owner_notices
    add "contactId" integer references contact_submissions on delete cascade;
`;

const earlierBefore = `
  update mail_outbox set
    "contactId" = case "aboutTable" when 'contact_submissions' then "aboutId" end,
    "testimonialId" = case "aboutTable" when 'testimonials' then "aboutId" end,
    "subscriberId" = case "aboutTable" when 'subscribers' then "aboutId" end,
    "invitationId" = case "aboutTable" when 'invitations' then "aboutId" end,
    "messageId" = case "aboutTable" when 'messages' then "aboutId" end,
    "invoiceId" = case "aboutTable" when 'invoices' then "aboutId" end,
    "invoiceMail" = case attachment when 'invoice' then 'copy' when 'invoice_reminder' then 'reminder' end
    where "aboutTable" is not null;
  update owner_notices set "contactId" = "aboutId" where "aboutTable" = 'contact_submissions';
`;

const droppedAgain = `
  drop trigger contacts_mails on contact_submissions;
  drop trigger testimonials_mails on testimonials;
  drop trigger subscribers_mails on subscribers;
  drop trigger invitations_mails on invitations;
  drop trigger messages_mails on messages;
  drop trigger invoices_mails on invoices;
  drop trigger mail_outbox_check_about on mail_outbox;
  drop trigger owner_notices_check_about on owner_notices;
  drop function delete_mails_about, check_mail_about;
  alter table mail_outbox drop "aboutTable", drop "aboutId", drop attachment;
  alter table owner_notices drop "aboutTable", drop "aboutId";
`;

const rulesBefore = `
  alter table mail_outbox
    add constraint mail_outbox_invoice check (("invoiceId" is null) = ("invoiceMail" is null));
  create index mail_contact on mail_outbox ("contactId");
  create index mail_testimonial on mail_outbox ("testimonialId");
  create index mail_subscriber on mail_outbox ("subscriberId") where "subscriberId" is not null;
  create index mail_invitation on mail_outbox ("invitationId") where "invitationId" is not null;
  create index mail_invoice on mail_outbox ("invoiceId") where "invoiceId" is not null;
  create index owner_notices_contact on owner_notices ("contactId");
`;
