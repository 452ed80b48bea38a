import { ChevronsUpDown } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { chooseOrganization } from '#src/stores/active-organization.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { useOrganizations } from './session.ts';
import { useGo } from './use-go.ts';

/** Names the organisation on screen; who works in several can change to another. */
export function OrganizationSwitcher() {
  const { shell } = useText('common');
  const { all, active } = useOrganizations();
  const go = useGo();
  if (!active) return null;
  if (all.length === 1) return active.name;
  return (
    <Menu
      label={shell.switchOrganization}
      align="start"
      items={all.map(({ id, name }) => ({
        id,
        label: name,
        isChecked: id === active.id,
        onSelect: () => {
          chooseOrganization(id);
          go('/'); // What is on screen belongs to the other one.
        },
      }))}
      trigger={(trigger) => (
        <Button {...trigger} variant="quiet" icon={ChevronsUpDown} className="max-w-full truncate">
          {active.name}
        </Button>
      )}
    />
  );
}
