-- What no client may call directly lives in `private`, which the API does not expose.
-- Public functions are declared (private.declare_verb) and have their caller's rights, so that every privilege is visible here.
create extension if not exists pgcrypto with schema extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
-- Nothing is granted by default: every table and function says who may use it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role, public;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role, public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role, public;
alter default privileges in schema private revoke execute on functions from public;
alter default privileges revoke execute on functions from public;
-- Every list that is sorted by a text goes by it: ñ is a letter of its own behind n, accents and capitals decide only
-- between names that are alike without them, and "Torre 2" comes before "Torre 10". The database's own order is English.
-- Columns beside the names carry it, because views and policies read the names themselves.
create collation private.natural_order (provider = icu, locale = 'es-u-kn-true');
comment on collation private.natural_order is
  'Letters as Spanish orders them, numbers by their value: the order of every list that is sorted by a text.';
