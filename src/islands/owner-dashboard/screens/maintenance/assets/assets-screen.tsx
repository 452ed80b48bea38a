import { Cog } from 'lucide-react';
import { useState } from 'react';
import { type Asset, assetListSpec, assetQueries } from '#src/data/maintenance/assets.ts';
import { assetKinds } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useAssetColumns } from './asset-columns.tsx';
import { AssetDialog } from './asset-dialog.tsx';

const pathOf = (asset: Asset) => recordPath.asset(asset.id);

/** Equipment of the whole portfolio, by name. */
export function Screen() {
  const text = useText('assets');
  const { id, can } = useOrganization();
  const go = useGo();
  const [isAdding, setAdding] = useState(false);
  const list = useList({ asks: assetListSpec, query: (asked) => assetQueries.list(id, asked) });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={Cog}
        section={<SectionLine />}
        add={can('maintenance.write') ? { label: text.add, onSelect: () => setAdding(true) } : null}
        filters={{
          search: text.search,
          fields: [
            { by: 'property', label: text.columns.place, every: text.everyProperty },
            {
              by: 'choice',
              name: 'kind',
              label: text.kind,
              every: text.everyKind,
              options: assetKinds.map((value) => ({ value, label: text.kinds[value] })),
            },
          ],
          chips: [{ label: text.filters, of: { state: { retired: text.retired } } }],
        }}
        columns={useAssetColumns()}
        path={pathOf}
      />
      {isAdding ? (
        <AssetDialog onClose={() => setAdding(false)} onSaved={(assetId) => go(recordPath.asset(assetId))} />
      ) : null}
    </>
  );
}
