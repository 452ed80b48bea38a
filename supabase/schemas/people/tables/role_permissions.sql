create table private.role_permissions (
  role public.membership_role not null,
  permission text not null,
  primary key (role, permission)
);
comment on table private.role_permissions is
  'The permissions table; src/domain/permissions.ts is its twin and a test keeps them equal.';
