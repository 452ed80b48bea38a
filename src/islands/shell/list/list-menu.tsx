import { Download, Ellipsis } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { MakingProgress } from '../use-file-making.tsx';
import { type ListExport, useListExport } from './list-export.tsx';

interface ListMenuProps<Row> {
  items: readonly MenuItem[];
  exportFile: ListExport<Row> | undefined;
}

/** On a phone: everything that can be done with a list, but for its main action. */
export function ListMenu<Row>({ items, exportFile }: ListMenuProps<Row>) {
  const { more } = useText('lists');
  const making = useListExport(exportFile);
  const save = exportFile && {
    id: 'export',
    label: exportFile.label,
    icon: Download,
    onSelect: () => void making.run({}),
  };
  const all = save ? [...items, save] : items;
  if (all.length === 0) return null;
  return (
    <>
      {making.isRunning ? <MakingProgress making={making} /> : null}
      <Menu
        label={more}
        items={all}
        trigger={(props) => (
          <IconButton {...props} className="size-11" variant="outline" icon={Ellipsis} label={more} />
        )}
      />
    </>
  );
}
