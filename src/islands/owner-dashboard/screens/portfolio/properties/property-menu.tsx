import { Archive, ArchiveRestore, Ellipsis, MessagesSquare, Pencil } from 'lucide-react';
import type { Property } from '#src/data/portfolio/properties/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { useArchive } from './use-archive.ts';

/** What can be done with a property, for who may change the portfolio. */
export function PropertyMenu({ property }: { property: Pick<Property, 'id' | 'name' | 'archivedAt'> }) {
  const { properties } = useText('ownerPortfolio');
  const { navigation } = useText('owner');
  const { can } = useOrganization();
  const go = useGo();
  const { archive, restore } = useArchive(property);
  if (!can('portfolio.write')) return null;
  const label = properties.actionsOf({ name: property.name });
  const edit = {
    id: 'edit',
    label: properties.edit,
    icon: Pencil,
    onSelect: () => go(`/properties/${property.id}/edit`),
  };
  const community = {
    id: 'community',
    label: navigation.community,
    icon: MessagesSquare,
    onSelect: () => go(`/community?property=${property.id}`),
  };
  const putAway =
    property.archivedAt === null
      ? { id: 'archive', label: properties.archive, icon: Archive, onSelect: archive }
      : { id: 'restore', label: properties.restore, icon: ArchiveRestore, onSelect: restore };
  return (
    <Menu
      label={label}
      items={[edit, community, putAway]}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
    />
  );
}
