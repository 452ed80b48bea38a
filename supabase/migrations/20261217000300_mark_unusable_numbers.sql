-- Numbers that were allowed and never used: damaged, lost, badly printed. They are not given out any more, and stand in the 608 of the
-- month in which that happened.
create table public.unusable_ncfs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  range_id uuid not null,
  first_number bigint not null check (first_number >= 1),
  last_number bigint not null,
  reason text not null check (reason in ('01', '02', '03', '08', '09', '10')),
  marked_on date not null check (marked_on between '1990-01-01' and '2201-01-01'),
  created_by uuid,
  created_at timestamptz not null default now(),
  check (last_number between first_number and first_number + 9999),
  foreign key (organization_id, range_id) references public.ncf_ranges (organization_id, id),
  constraint unusable_ncfs_never_overlap exclude using gist (range_id extensions.gist_uuid_ops with =,
    int8range(first_number, last_number, '[]') with &&)
);
comment on table public.unusable_ncfs is
  'Numbers of a range that are never given out, from the first to the last, with a reason of form 608 that is about numbers. They are told in the 608 of marked_on.';
create index unusable_ncfs_by_range on public.unusable_ncfs (organization_id, range_id);
create index unusable_ncfs_by_day on public.unusable_ncfs (organization_id, marked_on, id);

alter table public.unusable_ncfs enable row level security;
grant select on public.unusable_ncfs to authenticated, service_role;
create policy "readers of money see unusable ncfs" on public.unusable_ncfs for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create trigger refuse_change before update or delete on public.unusable_ncfs for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.unusable_ncfs for each statement execute function private.refuse_change();

create function private.next_free_ncf(p_range_id uuid, p_number bigint)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_number bigint := p_number;
  v_last bigint;
begin
  loop
    select u.last_number into v_last from public.unusable_ncfs u
    where u.range_id = p_range_id and int8range(u.first_number, u.last_number, '[]') @> v_number;
    exit when not found;
    v_number := v_last + 1;
  end loop;
  return v_number;
end
$$;
comment on function private.next_free_ncf is
  'A number of a range, or the first after it that is not unusable; one more than the last of the range when there is none.';

create or replace function private.allocate_ncf(p_organization_id uuid, p_kind public.ncf_kind, p_day date)
returns table (range_id uuid, ncf text, series text, expires_on date)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_series text := (select case when f.is_electronic_issuer then 'E' else 'B' end
    from public.fiscal_profiles f where f.organization_id = p_organization_id);
  v_range public.ncf_ranges;
begin
  -- The row is locked: whoever asks at the same time waits, and gets the next number.
  select r.* into v_range from public.ncf_ranges r
  where r.organization_id = p_organization_id and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null
    and r.next_number <= r.last_number and (r.expires_on is null or r.expires_on >= p_day)
  order by r.expires_on nulls last, r.first_number limit 1 for update;
  if not found then
    perform private.fail(case when exists (select 1 from public.ncf_ranges r where r.organization_id = p_organization_id
        and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null and r.next_number <= r.last_number)
      then 'ncf_range_expired' else 'ncf_range_missing' end, jsonb_build_object('kind', p_kind, 'series', v_series));
  end if;
  -- The next number of a range is never an unusable one: marking moves it on, and so does giving out the one before.
  update public.ncf_ranges set next_number = private.next_free_ncf(v_range.id, v_range.next_number + 1) where id = v_range.id;
  return query select v_range.id, v_range.series || v_range.ncf_type
    || lpad(v_range.next_number::text, case v_range.series when 'B' then 8 else 10 end, '0'), v_range.series, v_range.expires_on;
end
$$;
comment on function private.allocate_ncf is
  'The next number of a kind, from the range that ends first; unusable ones are passed over. Refuses with ncf_range_missing or ncf_range_expired. The caller''s transaction keeps the number or gives it back.';

create function private.mark_ncf_unusable(
  p_request_id uuid, p_range_id uuid, p_first bigint, p_last bigint, p_reason text, p_day date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'mark_ncf_unusable', jsonb_build_object('range', p_range_id, 'first', p_first,
    'last', p_last, 'reason', p_reason, 'day', p_day));
  v_id uuid := gen_random_uuid();
  v_range public.ncf_ranges;
  v_prefix text;
  v_digits integer;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  select * into v_range from public.ncf_ranges
  where id = p_range_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  -- Filing holds the money lock, and whoever gives out a number holds the range: nothing slips in between.
  perform private.lock_money(v_range.organization_id);
  select * into v_range from public.ncf_ranges where id = p_range_id for update;
  v_prefix := v_range.series || v_range.ncf_type;
  v_digits := case v_range.series when 'B' then 8 else 10 end;
  if p_first is null or p_last is null or p_first > p_last or p_first < v_range.first_number or p_last > v_range.last_number then
    perform private.fail('ncf_outside_range', '{"fields": ["first_number"]}');
  elsif p_last - p_first > 9999 then
    perform private.fail('ncf_span_too_long', '{"fields": ["last_number"]}');
  elsif coalesce(p_reason, '') not in ('01', '02', '03', '08', '09', '10') then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  elsif p_day is null or p_day > private.organization_today(v_range.organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('fields', jsonb_build_array('marked_on'),
      'today', private.organization_today(v_range.organization_id)));
  elsif exists (select 1 from public.unusable_ncfs u where u.range_id = p_range_id
      and int8range(u.first_number, u.last_number, '[]') && int8range(p_first, p_last, '[]')) then
    perform private.fail('ncf_already_unusable', '{"fields": ["first_number"]}');
  elsif p_first < v_range.next_number or exists (select 1 from public.bills b
      where b.organization_id = v_range.organization_id and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43')
        and b.ncf between v_prefix || lpad(p_first::text, v_digits, '0') and v_prefix || lpad(p_last::text, v_digits, '0')) then
    perform private.fail('ncf_given_out', '{"fields": ["first_number"]}');
  end if;
  perform private.require_open_form(v_range.organization_id, '608', p_day);
  insert into public.unusable_ncfs (id, organization_id, range_id, first_number, last_number, reason, marked_on, created_by)
  values (v_id, v_range.organization_id, p_range_id, p_first, p_last, p_reason, p_day, (select auth.uid()));
  update public.ncf_ranges set next_number = private.next_free_ncf(p_range_id, next_number)
  where id = p_range_id and next_number = p_first;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
create function public.mark_ncf_unusable(
  p_request_id uuid, p_range_id uuid, p_first bigint, p_last bigint, p_reason text, p_day date)
returns uuid language sql set search_path = ''
as $$ select private.mark_ncf_unusable(p_request_id, p_range_id, p_first, p_last, p_reason, p_day) $$;
comment on function public.mark_ncf_unusable is
  'Numbers of a range, from the first to the last, that are never given out: they stand in the 608 of p_day with p_reason. Returns the id of the mark. Errors: not_found, ncf_outside_range, ncf_span_too_long, reason_missing, date_in_future, ncf_already_unusable, ncf_given_out, month_filed.';
revoke execute on function private.next_free_ncf, private.mark_ncf_unusable, public.mark_ncf_unusable from public, anon, authenticated;
grant execute on function private.mark_ncf_unusable, public.mark_ncf_unusable to authenticated;
select private.guard_door('mark_ncf_unusable');

insert into private.refusal_kinds (code, kind) values ('ncf_already_unusable', 'conflict'), ('ncf_given_out', 'conflict');
