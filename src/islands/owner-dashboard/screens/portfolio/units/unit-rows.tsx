import { setUnitArchived } from '#src/data/portfolio/units/mutations.ts';
import { type Unit, unitListSpec } from '#src/data/portfolio/units/queries.ts';
import { encodeListQuery } from '#src/domain/foundation/list-query.ts';
import { BulkBar } from '#src/islands/owner-dashboard/lists/bulk-bar.tsx';
import { useBulkArchive } from '#src/islands/owner-dashboard/lists/use-bulk-archive.ts';
import { useRowChoice } from '#src/islands/owner-dashboard/lists/use-row-choice.ts';
import { ListFoot } from '#src/islands/shell/list-foot.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { ListPages } from '#src/islands/shell/use-list-pages.ts';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { useUnitsFile } from './export-button.tsx';
import { UnitsTable } from './units-table.tsx';

type UnitRowsProps = {
  title: string;
  rows: readonly Unit[];
  pages: ListPages<Unit>;
  list: ListControls;
  isAcrossProperties: boolean;
  onEdit: (unit: Unit) => void;
};

/** The rows of the units list, with what can be done to many of them. */
export function UnitRows({ title, rows, pages, list, isAcrossProperties, onEdit }: UnitRowsProps) {
  const { id: organizationId, can } = useOrganization();
  const question = encodeListQuery({ ...list.query, cursor: null }, unitListSpec);
  const { chosen, clear, selection } = useRowChoice(rows, question, (unit) => unit.label);
  const saveFile = useUnitsFile();
  const put = (isArchived: boolean) => (unitId: string) =>
    setUnitArchived({ organizationId, unitId, isArchived });
  const bulk = useBulkArchive({ archive: put(true), restore: put(false), onDone: clear });
  const ids = chosen.map((unit) => unit.id);
  const isArchive = list.query.filters.state?.includes('archived') ?? false;
  const mayWrite = can('portfolio.write');
  return (
    <>
      <BulkBar
        count={chosen.length}
        isBusy={bulk.isBusy}
        onArchive={mayWrite && !isArchive ? () => bulk.archive(ids) : undefined}
        onRestore={mayWrite && isArchive ? () => bulk.restore(ids) : undefined}
        onExport={() => saveFile(chosen)}
        onClear={clear}
      />
      <UnitsTable
        caption={title}
        onEnd={pages.loadOnScroll}
        {...{ rows, list, isAcrossProperties, selection, onEdit }}
      />
      <ListFoot rows={rows} pages={pages} search={{ by: 'search_units', text: list.query.search }} />
    </>
  );
}
