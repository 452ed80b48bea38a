import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { type ChargeToInvoice, taxQueries } from '#src/data/taxes/queries.ts';
import type { IsoMonth } from '#src/domain/months.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ListFoot } from '#src/islands/shell/list-foot.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { type ListPages, useListPages } from '#src/islands/shell/use-list-pages.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useRowChoice } from '../../lists/use-row-choice.ts';
import { chargeName, namedCharge } from '../finance/charge-name.ts';
import { IssueDialog } from './issue-dialog.tsx';

/** Charges of a month without a receipt; some of one lease become one. */
export function ToInvoiceCard({ month }: { month: IsoMonth }) {
  const { receipts: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const { id } = useOrganization();
  const charges = useListPages(taxQueries.toInvoice(id, month));
  return (
    <Card isFlush title={text.open} description={text.openText}>
      <QueryView
        query={charges}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={ReceiptText} title={text.open} text={text.openEmpty} />}
      >
        {(rows) => <Charges rows={rows} month={month} pages={charges} />}
      </QueryView>
    </Card>
  );
}

interface ChargesProps {
  rows: readonly ChargeToInvoice[];
  month: IsoMonth;
  pages: ListPages<ChargeToInvoice>;
}

function Charges({ rows, month, pages }: ChargesProps) {
  const { receipts: text } = useText('ownerTaxes');
  const { table } = useText('common');
  const { can } = useOrganization();
  const columns = useChargeColumns();
  const [isIssuing, setIssuing] = useState(false);
  const { chosen, clear, selection } = useRowChoice(rows, month, (row) => row.tenant_name ?? text.noTenant);
  const isOneLease = new Set(chosen.map((row) => row.lease_id)).size === 1;
  return (
    <>
      {can('money.write') && chosen.length > 0 ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-line bg-selected px-5 py-3 text-15">
          <span>{table.selected({ count: chosen.length })}</span>
          <Button variant="primary" size="sm" disabled={!isOneLease} onClick={() => setIssuing(true)}>
            {text.issue}
          </Button>
          {isOneLease ? null : <span className="text-14 text-secondary">{text.oneLease}</span>}
        </div>
      ) : null}
      <DataTable
        caption={text.openCaption}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        {...(can('money.write') && { selection })}
      />
      <ListFoot rows={rows} pages={pages} />
      {isIssuing && chosen[0] ? (
        <IssueDialog charges={chosen} first={chosen[0]} onClose={() => setIssuing(false)} onIssued={clear} />
      ) : null}
    </>
  );
}

function useChargeColumns(): Column<ChargeToInvoice>[] {
  const { receipts: text } = useText('ownerTaxes');
  const { money } = useText('ownerMoney');
  const { enums } = useText('common');
  const language = useLanguage();
  const { columns: heads } = text;
  return [
    { id: 'tenant', header: heads.tenant, cell: (row) => row.tenant_name ?? text.noTenant },
    {
      id: 'place',
      header: heads.place,
      cell: (row) => (
        <>
          {text.place({ property: row.property_name, unit: row.unit_label })}
          <span className="block text-14 text-hint">{enums.unitUse[row.unit_use]}</span>
        </>
      ),
    },
    { id: 'concept', header: heads.concept, cell: (row) => chargeName(namedCharge(row), money, language) },
    {
      id: 'due_on',
      header: heads.dueOn,
      align: 'end',
      cell: (row) => <DateText date={row.due_on} format="short" />,
    },
    {
      id: 'amount',
      header: heads.amount,
      align: 'end',
      cell: (row) => <MoneyText amountMinor={row.amount_minor} currency={row.currency} />,
    },
  ];
}
