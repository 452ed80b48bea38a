-- Whoever lost an answer can ask whether the deed was done, by the request id that it was sent with.
create function private.was_request_done(p_request_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from private.requests r
    where r.actor_id = (select auth.uid()) and r.request_id = p_request_id)
$$;
create function public.was_request_done(p_request_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$ select private.was_request_done(p_request_id) $$;
comment on function public.was_request_done is
  'Whether a deed that the caller sent with this request id was done. Of others'' ids it says no.';
revoke execute on function private.was_request_done, public.was_request_done from public, anon;
grant execute on function private.was_request_done, public.was_request_done to authenticated;
