import { Archive, ArchiveRestore, FileText, Pencil, UserPlus } from 'lucide-react';
import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { useArchiveUnit } from './use-archive-unit.ts';

/** What can be done with a unit, as far as the reader's role allows it. */
export function useUnitActions(unit: Unit, onEdit: (unit: Unit) => void): MenuItem[] {
  const { units } = useText('ownerPortfolio');
  const { can } = useOrganization();
  const go = useGo();
  const { archive, restore } = useArchiveUnit(unit);
  const isArchived = unit.archivedAt !== null;
  const items: MenuItem[] = [];
  if (unit.leaseId && can('leases.read')) {
    const open = () => go(`/leases/${unit.leaseId}`);
    items.push({ id: 'lease', label: units.openLease, icon: FileText, onSelect: open });
  }
  if (!unit.isLeased && !isArchived && can('leases.write')) {
    const find = () => go(`/tenants/new?unit=${unit.id}`);
    items.push({ id: 'tenant', label: units.findTenant, icon: UserPlus, onSelect: find });
  }
  if (can('portfolio.write')) {
    items.push({ id: 'edit', label: units.edit, icon: Pencil, onSelect: () => onEdit(unit) });
    items.push(
      isArchived
        ? { id: 'restore', label: units.restore, icon: ArchiveRestore, onSelect: restore }
        : { id: 'archive', label: units.archive, icon: Archive, onSelect: archive },
    );
  }
  return items;
}
