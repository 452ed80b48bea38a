-- What was signed, sent and answered has to be shown for ten years: all of it at once, as it is.
create function public.list_ecf_files(p_organization_id uuid, p_issuer_id uuid, p_environment public.ecf_environment, p_from date, p_to date,
  p_after_id uuid default '00000000-0000-0000-0000-000000000000', p_limit integer default 200)
returns table (id uuid, is_received boolean, encf text, other_tax_id text, issued_on date, ncf_kind public.ncf_kind, state text, total_minor bigint, kind text,
  direction text, created_at timestamptz, sha256 text, content text)
language sql
stable
set search_path = ''
as $$
  with own as (
    select d.id, d.encf, d.buyer_tax_id, d.issued_on, d.ncf_kind, d.state, d.total_minor, d.annulment_file_id from public.ecf_documents d
    where d.organization_id = p_organization_id and d.issuer_id = p_issuer_id and d.environment = p_environment
      and d.issued_on between p_from and p_to
  ), files as (
    select f.id, false as is_received, d.encf, d.buyer_tax_id as other_tax_id, d.issued_on, d.ncf_kind, d.state::text as state, d.total_minor
    from own d join public.ecf_files f on f.organization_id = p_organization_id and f.document_id = d.id
    union all
    -- Many numbers are annulled by one file, those of documents and those that nobody may use.
    select n.file_id, false, '', '', min(n.dated_on), null::public.ncf_kind, 'annulled', null::bigint
    from (select d.annulment_file_id as file_id, d.issued_on as dated_on from own d where d.annulment_file_id is not null
      union all
      select u.annulment_file_id, u.marked_on from public.unusable_ncfs u join public.ncf_ranges r on r.id = u.range_id
      where u.organization_id = p_organization_id and u.issuer_id = p_issuer_id and r.environment = p_environment
        and u.annulment_file_id is not null and u.marked_on between p_from and p_to) n
    group by n.file_id
    union all
    select f.id, true, r.encf, r.sender_tax_id, r.issued_on, r.ncf_kind, r.state, r.total_minor
    from public.ecf_received r join public.ecf_files f on f.organization_id = p_organization_id and f.received_id = r.id
    where r.organization_id = p_organization_id and r.issuer_id = p_issuer_id and r.environment = p_environment
      and r.issued_on between p_from and p_to
  )
  select n.id, n.is_received, n.encf, n.other_tax_id, n.issued_on, n.ncf_kind, n.state, n.total_minor, f.kind, f.direction, f.created_at, f.sha256,
    replace(encode(f.bytes, 'base64'), E'\n', '')
  from files n join public.ecf_files f on f.organization_id = p_organization_id and f.id = n.id
  where n.id > p_after_id order by n.id limit least(greatest(p_limit, 0), 200)
$$;
select private.declare_verb('list_ecf_files', 'rows', p_comment =>
  'The files of electronic receipts of some days that an issuer gave out or received in an environment, a page at a time by id: content in base64, sha256 of the bytes; other_tax_id is the buyer of its own and the sender of others''. A file that annuls numbers has no encf. With the reader''s own rights.');
