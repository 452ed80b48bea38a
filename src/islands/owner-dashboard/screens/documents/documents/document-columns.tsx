import type { ListedDocument } from '#src/data/documents/list.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useFileSize } from '#src/islands/shell/document-line.ts';
import { dayColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
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
    { id: 'name', phone: 'title', header: heads.name, cell: (row) => <DocumentName document={row} /> },
    { id: 'kind', phone: 'note', header: heads.kind, cell: (row) => kinds[row.kind] },
    { id: 'place', phone: 'note', header: heads.place, cell: (row) => <About document={row} /> },
    {
      id: 'shared',
      phone: 'state',
      header: heads.shared,
      cell: (row) =>
        row.isShared ? <Badge tone="info">{seesIt}</Badge> : <span className="text-hint">{seesItNot}</span>,
    },
    {
      id: 'size_bytes',
      phone: 'hidden',
      header: heads.size,
      align: 'end',
      cell: (row) => <span className="whitespace-nowrap">{sizeOf(row.sizeBytes)}</span>,
    },
    dayColumn('created_at', heads.added, (row) => todayIn(timeZone, Date.parse(row.createdAt))),
    {
      id: 'actions',
      phone: 'menu',
      header: heads.actions,
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
  const { can } = useOrganization();
  const { propertyName: property, unitLabel: unit, personName: person } = document;
  const name = property ? (unit ? place({ property, unit }) : property) : null;
  if (!name && !person) return <NotKnown />;
  return (
    <>
      {name ? <NameLink to={placeOf(document, can('leases.read'))}>{name}</NameLink> : null}
      {person && document.personId ? (
        <AppLink to={`/tenants/${document.personId}`} className="rounded-mark hover:underline">
          {person}
        </AppLink>
      ) : person ? (
        <span className="text-hint md:block md:text-12"> {person}</span>
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
