/** Testimonials of clients. */
export const testimonials = `
  -- Asked for, written by clients, approved by the owner and withdrawn for good. One that the owner wrote
  -- by hand has none of the times.
  create table testimonials (
    id integer generated always as identity primary key,
    name varchar(255) not null,
    company varchar(255),
    role varchar(255),
    content varchar(5000) not null,
    rating integer check (rating between 1 and 5),
    "imageUrl" varchar(2048),
    "isApproved" boolean not null default false,
    "createdAt" timestamptz(3) not null default now(),
    -- Of one purchase there is one at most.
    "purchaseId" integer unique,
    "nameStyle" varchar(10) check ("nameStyle" in ('full', 'initial', 'company', 'anonymous')),
    "requestedAt" timestamptz(3),
    "expiresAt" timestamptz(3),
    "remindedAt" timestamptz(3),
    "submittedAt" timestamptz(3),
    "consentedAt" timestamptz(3),
    "changeRequestedAt" timestamptz(3),
    "changeNote" varchar(1000),
    "proposedContent" varchar(1000)
      check (char_length(btrim("proposedContent")) between 20 and 1000),
    "withdrawnAt" timestamptz(3),
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now(),
    status varchar(20) not null generated always as (
      case when "withdrawnAt" is not null then 'withdrawn'
        when "changeRequestedAt" is not null then 'change_requested'
        when "isApproved" then 'approved'
        when "requestedAt" is not null and "submittedAt" is null then 'requested'
        else 'submitted' end) stored,
    -- Of one customer there is one at most, beside those of purchases.
    "customerId" integer unique,
    constraint testimonials_request check (
      ("requestedAt" is null) = ("expiresAt" is null)
      and ("requestedAt" is not null or "remindedAt" is null)),
    constraint testimonials_submission check (
      "submittedAt" is null or "withdrawnAt" is not null
      or (char_length(content) <= 1000 and char_length(btrim(content)) >= 20
        and "consentedAt" is not null and "nameStyle" is not null)),
    constraint testimonials_approval check (
      not "isApproved" or ("withdrawnAt" is null
        and ("requestedAt" is null or "submittedAt" is not null))),
    constraint testimonials_change check (case when "changeRequestedAt" is null
      then "changeNote" is null and "proposedContent" is null
      else "changeNote" is not null and "submittedAt" is not null and "withdrawnAt" is null end),
    -- Withdrawing erases what the author wrote.
    constraint testimonials_withdrawal check ("withdrawnAt" is null
      or (content = '' and company is null and role is null and rating is null
        and "imageUrl" is null and "nameStyle" is null)),
    constraint testimonials_subject check (num_nonnulls("purchaseId", "customerId") <= 1)
  );
  create index testimonials_newest on testimonials ("createdAt" desc, id desc);

  -- One-time links with which a testimonial is written, and links of the author's own, which never expire.
  -- No foreign key: a testimonial in the trash keeps its links, which are removed when it is purged.
  create table testimonial_links (
    -- Of the token; nobody can read the link from it.
    hash text primary key,
    "testimonialId" integer not null,
    purpose varchar(10) not null check (purpose in ('write', 'own')),
    "expiresAt" timestamptz(3),
    "usedAt" timestamptz(3),
    "createdAt" timestamptz(3) not null default now(),
    check ((purpose = 'write') = ("expiresAt" is not null))
  );
  create index testimonial_links_testimonial on testimonial_links ("testimonialId");
`;
