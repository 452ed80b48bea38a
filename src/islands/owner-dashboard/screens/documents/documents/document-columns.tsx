import type { ListedDocument } from '#src/data/documents/list.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useFileSize } from '#src/islands/shell/document-line.ts';
import { CellNote, dayColumn } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import type { useDocumentDialogs } from '../parts/document-dialogs.tsx';
import { DocumentMenu, DocumentName } from '../parts/document-menu.tsx';

const WRITES: Readonly<Record<ListedDocument['area'], Permission>> = {
  portfolio: 'portfolio.write',
  leases: 'leases.write',
  people: 'people.write',
};

/** What it is called, what it is about, who sees it, since when; each with what may be done with it. */
export function useDocumentColumns(dialogs: ReturnType<typeof useDocumentDialogs>): Column<ListedDocument>[] {
  const { columns: heads, seesIt, seesItNot } = useText('ownerDocuments');
  const { kinds } = useText('documents');
  const { timeZone, can } = useOrganization();
  const sizeOf = useFileSize();
  return [
    { id: 'name', header: heads.name, cell: (row) => <DocumentName document={row} /> },
    { id: 'kind', header: heads.kind, cell: (row) => kinds[row.kind] },
    { id: 'place', header: heads.place, cell: (row) => <About document={row} /> },
    {
      id: 'shared',
      header: heads.shared,
      cell: (row) =>
        row.isShared ? <Badge tone="info">{seesIt}</Badge> : <span className="text-hint">{seesItNot}</span>,
    },
    {
      id: 'size_bytes',
      header: heads.size,
      align: 'end',
      isHiddenOnPhone: true,
      cell: (row) => <span className="whitespace-nowrap">{sizeOf(row.sizeBytes)}</span>,
    },
    dayColumn('created_at', heads.added, (row) => todayIn(timeZone, Date.parse(row.createdAt))),
    {
      id: 'actions',
      header: heads.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => (
        <DocumentMenu
          document={row}
          mayWrite={can(WRITES[row.area])}
          onRename={() => dialogs.rename(row)}
          onRemove={() => dialogs.remove(row)}
        />
      ),
    },
  ];
}

/** The place, and the person where there is one, each a way to their page. */
function About({ document }: { document: ListedDocument }) {
  const { place } = useText('ownerDocuments');
  const { states } = useText('common');
  const { can } = useOrganization();
  const { propertyName: property, unitLabel: unit, personName: person } = document;
  const name = property ? (unit ? place({ property, unit }) : property) : null;
  if (!name && !person) return <span className="text-hint">{states.unknown}</span>;
  return (
    <>
      {name ? (
        <AppLink to={placeOf(document, can('leases.read'))} className="rounded-mark hover:underline">
          {name}
        </AppLink>
      ) : null}
      {person && document.personId ? (
        <AppLink to={`/tenants/${document.personId}`} className="rounded-mark hover:underline">
          {person}
        </AppLink>
      ) : person ? (
        <CellNote>{person}</CellNote>
      ) : null}
    </>
  );
}

/** Where the document was added: its lease, its unit or the documents of its property. */
function placeOf(
  { leaseId: lease, unitId: unit, propertyId: property }: ListedDocument,
  seesLeases: boolean,
) {
  if (lease && seesLeases) return `/leases/${lease}`;
  return unit ? `/units/${unit}` : `/properties/${property}?tab=documents`;
}
