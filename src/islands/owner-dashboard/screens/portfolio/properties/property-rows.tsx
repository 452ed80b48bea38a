import { useStore } from '@nanostores/react';
import { archiveProperty, restoreProperty } from '#src/data/portfolio/properties/mutations.ts';
import { type Property, propertyListSpec } from '#src/data/portfolio/properties/queries.ts';
import { encodeListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { BulkBar } from '#src/islands/owner-dashboard/lists/bulk-bar.tsx';
import { useBulkArchive } from '#src/islands/owner-dashboard/lists/use-bulk-archive.ts';
import { useRowChoice } from '#src/islands/owner-dashboard/lists/use-row-choice.ts';
import { ListFoot } from '#src/islands/shell/list-foot.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { ListPages } from '#src/islands/shell/use-list-pages.ts';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { usePropertiesFile } from './export-button.tsx';
import { PropertyCards } from './property-cards.tsx';
import { PropertyTable } from './property-table.tsx';
import { $propertiesView } from './view-choice.ts';

type PropertyRowsProps = {
  rows: readonly Property[];
  pages: ListPages<Property>;
  list: ListControls;
};

/** The properties that were found, as cards or as a table; in the table many can be ticked at once. */
export function PropertyRows({ rows, pages, list }: PropertyRowsProps) {
  const { properties } = useText('ownerPortfolio');
  const { id: organizationId, can } = useOrganization();
  const view = useStore($propertiesView);
  const question = `${view} ${encodeListQuery({ ...list.query, cursor: null }, propertyListSpec)}`;
  const { chosen, clear, selection } = useRowChoice(rows, question, (property) => property.name);
  const saveFile = usePropertiesFile();
  const bulk = useBulkArchive({
    archive: (propertyId) => archiveProperty({ organizationId, propertyId }),
    restore: (propertyId) => restoreProperty({ organizationId, propertyId }),
    onDone: clear,
  });
  const ids = chosen.map((property) => property.id);
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
      {view === 'table' ? (
        <PropertyTable {...{ rows, list, selection }} onEnd={pages.loadOnScroll} />
      ) : (
        <PropertyCards rows={rows} />
      )}
      <ListFoot
        rows={rows}
        pages={pages}
        search={{ by: 'search_properties', text: list.query.search }}
        shownText={properties.shown({ count: rows.length })}
      />
    </>
  );
}
