-- What a person lets a program of theirs ask for: groups of tools (src/domain/insight/programs/scopes.ts).
create type public.program_scope as enum (
  'overview', 'portfolio', 'money', 'leases', 'maintenance', 'own', 'help', 'prepare');
