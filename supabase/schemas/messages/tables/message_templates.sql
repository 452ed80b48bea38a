create table public.message_templates (
  -- Made by whoever saves it, so that one that was removed can come back as it was.
  id uuid primary key,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind public.template_kind not null,
  language text not null check (language in ('es', 'en')),
  title text not null check (char_length(title) between 1 and 120 and title = btrim(title)),
  body text not null check (char_length(body) between 1 and 4000 and body = btrim(body)),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);
comment on table public.message_templates is
  'Saved texts of an organisation for messages and notices, each in one language; words such as {tenant} are filled for who reads.';

create unique index message_templates_one_title
  on public.message_templates (organization_id, kind, language, lower(title));
create index message_templates_by_creator on public.message_templates (created_by);

alter table public.message_templates enable row level security;
grant select on public.message_templates to authenticated, service_role;
create policy "readers of messages see saved texts" on public.message_templates for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.message_templates
  for each row execute function private.write_audit_log();
select private.compose_texts('public.message_templates');
