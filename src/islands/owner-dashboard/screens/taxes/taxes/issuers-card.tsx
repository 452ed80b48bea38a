import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import { isElectronicOn } from '#src/domain/taxes/issuers.ts';
import { useText } from '#src/i18n/react.tsx';
import { formatTaxNumber } from '#src/islands/owner-dashboard/screens/people/organization/organization-schema.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { ISSUER } from './use-issuer.ts';

const NewIssuerDialog = lazyPart(() =>
  import('./new-issuer-dialog.tsx').then((file) => file.NewIssuerDialog),
);

/** Who gives out receipts here: the organization itself, and owners whose property it manages. */
export function IssuersCard({ issuers }: { issuers: readonly FiscalIssuer[] }) {
  const { issuers: text, profile } = useText('ownerTaxes');
  const { can, name } = useOrganization();
  const today = useToday();
  const [isAdding, setAdding] = useState(false);
  const columns: Column<FiscalIssuer>[] = [
    {
      id: 'name',
      phone: 'title',
      header: text.name,
      cell: (issuer) => (
        <AppLink to={`/finance/taxes/profile?${ISSUER}=${issuer.id}`} className="text-action hover:underline">
          {issuer.taxpayerKind ? issuer.legalName : name}
        </AppLink>
      ),
    },
    {
      id: 'taxId',
      phone: 'figure',
      header: profile.taxId,
      cell: ({ taxId }) => (
        <span className="tabular-nums">{taxId ? formatTaxNumber(taxId) : profile.none}</span>
      ),
    },
    {
      id: 'series',
      phone: 'state',
      header: text.receipts,
      cell: ({ electronicSince }) =>
        isElectronicOn(electronicSince, today) ? text.electronicNow : text.paperNow,
    },
  ];
  return (
    <Card
      isFlush
      title={text.title}
      description={text.text}
      action={
        can('organization.manage') ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      {issuers.length > 1 ? (
        <DataTable caption={text.title} columns={columns} rows={issuers} rowKey={({ id }) => id} />
      ) : null}
      {isAdding ? <NewIssuerDialog onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}
