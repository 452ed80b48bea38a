import { ChevronDown, Plus } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { useOrganizations, useSession } from './session.ts';
import { useGo } from './use-go.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';

/** Names the organisation on screen; leads to the user's others, and to a new one. */
export function OrganizationSwitcher() {
  const { shell, enums } = useText('common');
  const { all, active } = useOrganizations();
  const { userType } = useSession();
  const change = useSwitchOrganization();
  const go = useGo();
  if (!active) return null;

  const items: MenuItem[] = all.map(({ id, name, role, isClosed }) => ({
    id,
    label: name,
    isChecked: id === active.id,
    end: (
      <span className="text-12 text-hint">
        {isClosed ? shell.organization.isClosed : enums.membershipRole[role]}
      </span>
    ),
    onSelect: () => {
      if (id === active.id) return;
      go('/'); // What is on screen belongs to the other one.
      change(id);
    },
  }));
  // The database lets nobody else make one.
  if (userType === 'owner' || userType === 'manager') {
    items.push({
      id: 'new',
      label: shell.organization.create,
      icon: Plus,
      startsGroup: true,
      onSelect: () => go('/organizations/new'),
    });
  }
  return (
    <Menu
      label={shell.switchOrganization}
      align="start"
      items={items}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className="-ml-2 inline-flex min-h-10 max-w-full items-center gap-1.5 rounded-control px-2 font-medium transition-colors hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          <span className="sr-only">{shell.switchOrganization}:</span>
          <span className="truncate">{active.name}</span>
          <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-hint" />
        </button>
      )}
    />
  );
}
