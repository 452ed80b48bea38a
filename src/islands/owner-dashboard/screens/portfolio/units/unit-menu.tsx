import { Ellipsis } from 'lucide-react';
import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { useUnitActions } from './use-unit-actions.ts';

/** What can be done with a unit in a list. */
export function UnitMenu({ unit, onEdit }: { unit: Unit; onEdit: (unit: Unit) => void }) {
  const { units } = useText('ownerPortfolio');
  const label = units.actionsOf({ label: unit.label });
  const items = useUnitActions(unit, onEdit);
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => <IconButton {...props} size="sm" icon={Ellipsis} label={label} />}
    />
  );
}
