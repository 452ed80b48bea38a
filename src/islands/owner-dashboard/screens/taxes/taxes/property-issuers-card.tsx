import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { type FiscalIssuer, setPropertyIssuer } from '#src/data/taxes/issuers.ts';
import { propertyIssuersOf } from '#src/data/taxes/property-issuers.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DataTable } from '#src/ui/components/data-table.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** The properties of which somebody said that this issuer gives out their receipts. */
export function PropertyIssuersCard({ issuer }: { issuer: FiscalIssuer }) {
  const { issuers: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const rows = useQuery(propertyIssuersOf(id, issuer.id));
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card
      isFlush
      title={text.properties}
      description={issuer.id === id ? text.propertiesOfOwn : text.propertiesText}
      action={
        can('organization.manage') ? (
          <Button size="sm" onClick={() => setChoosing(true)}>
            {text.assign}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={rows}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(found) => found.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-secondary">{text.noProperties}</p>}
      >
        {(found) => (
          <DataTable
            caption={text.properties}
            columns={[
              { id: 'name', phone: 'title', header: text.property, cell: (row) => row.properties.name },
              {
                id: 'from',
                phone: 'figure',
                header: text.from,
                align: 'end',
                cell: (row) => <DateText date={row.validFrom} format="short" />,
              },
            ]}
            rows={found}
            rowKey={(row) => row.id}
          />
        )}
      </QueryView>
      {isChoosing ? <AssignDialog issuer={issuer} onClose={() => setChoosing(false)} /> : null}
    </Card>
  );
}

function AssignDialog({ issuer, onClose }: { issuer: FiscalIssuer; onClose: () => void }) {
  const { issuers: text } = useText('ownerTaxes');
  const { form } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const properties = useQuery(leaseQueries.properties(id));
  const [propertyId, setProperty] = useState('');
  const [validFrom, setFrom] = useState<string>(today);
  const assign = useAction({
    mutationFn: setPropertyIssuer,
    invalidates: [taxQueries.all],
    toast: text.assigned,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.assign}
      action={assign}
      onClose={onClose}
      onSubmit={() => {
        if (propertyId && isIsoDate(validFrom))
          void assign.run({ propertyId, issuerId: issuer.id, validFrom });
      }}
    >
      <p className="text-secondary">{text.assignText({ name: issuer.legalName })}</p>
      <SelectField
        label={text.property}
        placeholder={text.chooseProperty}
        value={propertyId}
        options={(properties.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        error={propertyId === '' ? form.required : undefined}
        onChange={(event) => setProperty(event.target.value)}
      />
      <DateField
        label={text.from}
        value={validFrom}
        error={isIsoDate(validFrom) ? undefined : form.required}
        onChange={(event) => setFrom(event.target.value)}
      />
    </ActionDialog>
  );
}
