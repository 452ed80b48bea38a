import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FiscalInvoice } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { dayColumn, moneyColumn } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { DocumentButton } from './document-button.tsx';
import { useIssuers } from './use-issuer.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

type Action = 'withhold' | 'credit' | 'cancel';
const dialogs = { withhold: WithholdDialog, credit: CreditDialog, cancel: CancelDialog };

export interface InvoiceColumns {
  readonly columns: Column<FiscalInvoice>[];
  /** What was chosen to be done to one of them. */
  readonly dialog: ReactNode;
}

/** Receipts that were given out, with what can be done to each. */
export function useInvoiceColumns(): InvoiceColumns {
  const { receipts: text, kinds } = useText('ownerTaxes');
  const { known } = useIssuers();
  const [open, setOpen] = useState<{ action: Action; invoice: FiscalInvoice } | null>(null);
  const { columns: heads } = text;
  const columns: Column<FiscalInvoice>[] = [
    {
      id: 'ncf',
      phone: 'title',
      header: heads.ncf,
      cell: (invoice) => (
        <span className="tabular-nums">
          {invoice.ncf}
          <span className="block text-14 text-hint">
            {[
              kinds[invoice.ncfKind],
              ...(invoice.modifiedNcf ? [text.changes({ ncf: invoice.modifiedNcf })] : []),
            ].join(', ')}
          </span>
          {known.length > 1 ? (
            <span className="block text-14 text-hint">
              {known.find(({ id }) => id === invoice.issuerId)?.legalName}
            </span>
          ) : null}
        </span>
      ),
    },
    { id: 'client', phone: 'note', header: heads.client, cell: (invoice) => invoice.clientName },
    dayColumn('issued_on', heads.issuedOn, (invoice) => invoice.issuedOn),
    moneyColumn('base', heads.base, (invoice) => [invoice.baseMinor, invoice.currency]),
    moneyColumn('itbis', heads.itbis, (invoice) => [invoice.itbisMinor, invoice.currency], {
      phone: 'hidden',
    }),
    {
      id: 'withheld',
      phone: 'hidden',
      header: heads.withheld,
      align: 'end',
      cell: (invoice) =>
        invoice.withheldOn === null ? (
          <NotKnown />
        ) : (
          <MoneyText
            amountMinor={invoice.itbisWithheldMinor + invoice.isrWithheldMinor}
            currency={invoice.currency}
          />
        ),
    },
    { id: 'status', phone: 'state', header: heads.status, cell: (invoice) => <Status invoice={invoice} /> },
    {
      id: 'actions',
      phone: 'menu',
      header: heads.actions,
      align: 'end',
      cell: (invoice) => <Actions invoice={invoice} onChoose={(action) => setOpen({ action, invoice })} />,
    },
  ];
  const Opened = open ? dialogs[open.action] : null;
  const dialog = Opened && open ? <Opened invoice={open.invoice} onClose={() => setOpen(null)} /> : null;
  return { columns, dialog };
}

function Status({ invoice }: { invoice: FiscalInvoice }) {
  const { status } = useText('ownerTaxes').receipts;
  if (invoice.cancelledOn) return <Badge tone="bad">{status.cancelled}</Badge>;
  if (invoice.ncfKind === 'credit_note') return <Badge tone="info">{status.note}</Badge>;
  return invoice.isStanding ? <Badge tone="good">{status.good}</Badge> : <Badge>{status.credited}</Badge>;
}

interface ActionsProps {
  invoice: FiscalInvoice;
  onChoose: (action: Action) => void;
}

/** Its paper, and for who may take receipts back what can be done to it. */
function Actions({ invoice, onChoose }: ActionsProps) {
  const canTakeBack = useOrganization().can('money.reverse');
  return (
    <span className="inline-flex">
      <DocumentButton invoice={invoice} />
      {canTakeBack ? <ActionMenu invoice={invoice} onChoose={onChoose} /> : null}
    </span>
  );
}

function ActionMenu({ invoice, onChoose }: ActionsProps) {
  const { receipts: text } = useText('ownerTaxes');
  if (invoice.cancelledOn || invoice.ncfKind === 'credit_note' || !invoice.isStanding) return null;
  const isWithheld = invoice.withheldOn !== null;
  const label = text.actionsOf({ ncf: invoice.ncf });
  return (
    <Menu
      label={label}
      items={[
        {
          id: 'withhold',
          label: text.withhold,
          isDisabled: isWithheld,
          onSelect: () => onChoose('withhold'),
        },
        { id: 'credit', label: text.credit, isDisabled: isWithheld, onSelect: () => onChoose('credit') },
        {
          id: 'cancel',
          label: text.cancel,
          tone: 'danger',
          isDisabled: isWithheld,
          onSelect: () => onChoose('cancel'),
        },
      ]}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
    />
  );
}
