import { type ComponentType, type ReactNode, useState } from 'react';
import type { FiscalInvoice } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { dayColumn, moneyColumn } from '#src/islands/shell/list/columns.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { ReplacePaperDialog } from '../ecf/replace-paper-dialog.tsx';
import { CancelDialog, type InvoiceDialogProps } from './cancel-dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { type InvoiceAction, InvoiceActions, InvoiceStatus } from './invoice-actions.tsx';
import { useIssuers } from './use-issuer.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

// Looked into now and then.
const EcfPanel = lazyPart(() => import('../ecf/ecf-panel.tsx').then((file) => file.EcfPanel));

const dialogs: Readonly<Record<InvoiceAction, ComponentType<InvoiceDialogProps>>> = {
  ...{ withhold: WithholdDialog, credit: CreditDialog, cancel: CancelDialog },
  ...{ ecf: OpenedEcf, paper: ReplacePaperDialog },
};

function OpenedEcf({ invoice, onClose }: InvoiceDialogProps) {
  return invoice.ecfDocumentId ? (
    <EcfPanel documentId={invoice.ecfDocumentId} encf={invoice.ncf} onClose={onClose} />
  ) : null;
}

export interface InvoiceColumns {
  readonly columns: Column<FiscalInvoice>[];
  /** What was chosen to be done to one of them. */
  readonly dialog: ReactNode;
}

/** Receipts that were given out, with what can be done to each. */
export function useInvoiceColumns(): InvoiceColumns {
  const { receipts: text, kinds } = useText('ownerTaxes');
  const { known } = useIssuers();
  const [open, setOpen] = useState<{ action: InvoiceAction; invoice: FiscalInvoice } | null>(null);
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
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    },
    {
      id: 'actions',
      phone: 'menu',
      header: heads.actions,
      align: 'end',
      cell: (invoice) => (
        <InvoiceActions invoice={invoice} onChoose={(action) => setOpen({ action, invoice })} />
      ),
    },
  ];
  const Opened = open ? dialogs[open.action] : null;
  const dialog = Opened && open ? <Opened invoice={open.invoice} onClose={() => setOpen(null)} /> : null;
  return { columns, dialog };
}
