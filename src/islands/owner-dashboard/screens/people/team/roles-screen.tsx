import { Check, Minus } from 'lucide-react';
import { type MembershipRole, membershipRoles } from '#src/domain/foundation/enums.ts';
import { can, type PermissionRow, permissionMatrix, permissionsOf } from '#src/domain/people/permissions.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';

/** What each role may do, from the very table that decides it. */
export function Screen() {
  const { roles } = useText('ownerTeam');
  const { enums } = useText('common');
  const columns: Column<PermissionRow>[] = [
    {
      id: 'permission',
      phone: 'title',
      header: roles.permission,
      cell: ({ permission }) => roles.permissions[permission],
    },
    ...membershipRoles.map((role) => ({
      id: role,
      phone: 'figure' as const,
      header: enums.membershipRole[role],
      cell: ({ permission }: PermissionRow) => <Allowed isAllowed={can(role, permission)} />,
    })),
  ];
  return (
    <>
      <PageHeader
        title={roles.title}
        description={roles.text}
        back={<BackLink to="/team">{roles.back}</BackLink>}
      />
      <div className="grid gap-6">
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-5">
          {membershipRoles.map((role) => (
            <RoleSummary key={role} role={role} />
          ))}
        </ul>
        <Card isFlush className="max-md:hidden">
          <DataTable
            caption={roles.caption}
            columns={columns}
            rows={permissionMatrix()}
            rowKey={({ permission }) => permission}
          />
        </Card>
      </div>
    </>
  );
}

function RoleSummary({ role }: { role: MembershipRole }) {
  const { roles } = useText('ownerTeam');
  const { enums } = useText('common');
  const isOwn = useOrganization().role === role;
  return (
    <li className="grid content-start gap-1 border-l-2 border-line pl-4">
      <h2 className="flex flex-wrap items-center gap-2 text-16">
        {enums.membershipRole[role]}
        {isOwn ? <Badge tone="info">{roles.yourRole}</Badge> : null}
      </h2>
      <p className="text-14 text-secondary">{roles.hints[role]}</p>
      {/* A phone has no room for the table: there each role says what it may do. */}
      <ul className="mt-2 grid gap-1.5 md:hidden">
        {permissionsOf(role).map((permission) => (
          <li key={permission} className="flex items-start gap-2 text-14">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
            {roles.permissions[permission]}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Allowed({ isAllowed }: { isAllowed: boolean }) {
  const { roles } = useText('ownerTeam');
  const Icon = isAllowed ? Check : Minus;
  return (
    <span className={isAllowed ? 'text-good' : 'text-hint'}>
      <Icon size={18} aria-hidden="true" className="inline" />
      <span className="sr-only">{isAllowed ? roles.yes : roles.no}</span>
    </span>
  );
}
