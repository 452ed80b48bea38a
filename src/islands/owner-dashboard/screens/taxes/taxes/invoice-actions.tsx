import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { type FiscalInvoice, taxQueries } from '#src/data/taxes/queries.ts';
import { isElectronic } from '#src/domain/taxes/electronic-rows.ts';
import { isTrial } from '#src/domain/taxes/issuers.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { EcfBadge } from '../ecf/ecf-badge.tsx';
import { ecfLook, isValid } from '../ecf/ecf-state.ts';
import { TrialBadge } from '../ecf/trial-badge.tsx';
import { DocumentButton } from './document-button.tsx';

/** What can be done to a receipt that was given out. */
export type InvoiceAction = 'withhold' | 'credit' | 'cancel' | 'ecf' | 'paper';

/** How far the e-CF of a receipt is; null on paper, and where it is given out elsewhere. */
const lookOf = ({ ecfState: state, ecfProblems, ecfContingency, ecfReplacedBy }: FiscalInvoice) =>
  state && ecfLook({ state, problems: ecfProblems, contingency: ecfContingency, replacedBy: ecfReplacedBy });

/** Whether a receipt counts: what the tax authority says of its e-CF, else what was done to it here. */
export function InvoiceStatus({ invoice }: { invoice: FiscalInvoice }) {
  const { status } = useText('ownerTaxes').receipts;
  const { paper } = useText('ownerEcf');
  const isOfContingency = useIsOfContingency();
  const look = lookOf(invoice);
  const isTakenBack = invoice.ncfKind !== 'credit_note' && !invoice.isStanding && isValid(look);
  if (look)
    return (
      <span className="inline-flex flex-wrap gap-1">
        <EcfBadge look={look} />
        <TrialBadge environment={invoice.environment} />
        {isTakenBack ? <Badge>{status.credited}</Badge> : null}
      </span>
    );
  if (invoice.cancelledOn) return <Badge tone="bad">{status.cancelled}</Badge>;
  if (invoice.ncfKind === 'credit_note') return <Badge tone="info">{status.note}</Badge>;
  if (invoice.isStanding) return <Badge tone="good">{status.good}</Badge>;
  return <Badge>{isOfContingency(invoice) ? paper.replaced : status.credited}</Badge>;
}

/** Whether a receipt has a paper number that is kept for contingencies, and so is replaced by an e-CF afterwards. */
function useIsOfContingency() {
  const { id } = useOrganization();
  const ranges = useQuery(taxQueries.ranges(id)).data ?? [];
  const kept = ranges.filter((range) => range.forContingency).map((range) => range.id);
  return ({ rangeId }: FiscalInvoice) => kept.includes(rangeId);
}

interface ActionsProps {
  invoice: FiscalInvoice;
  onChoose: (action: InvoiceAction) => void;
}

/** Its paper, and what can be seen of it and done to it. */
export function InvoiceActions({ invoice, onChoose }: ActionsProps) {
  const { receipts: text } = useText('ownerTaxes');
  const items = useItems({ invoice, onChoose });
  const label = text.actionsOf({ ncf: invoice.ncf });
  return (
    <span className="inline-flex">
      <DocumentButton invoice={invoice} />
      {items.length > 0 ? (
        <Menu
          label={label}
          items={items}
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
        />
      ) : null}
    </span>
  );
}

function useItems({ invoice, onChoose }: ActionsProps): MenuItem[] {
  const { details } = useText('ownerEcf');
  const changes = useChanges({ invoice, onChoose });
  const { can } = useOrganization();
  return [
    ...(invoice.ecfDocumentId ? [{ id: 'ecf', label: details.open, onSelect: () => onChoose('ecf') }] : []),
    ...(can('money.reverse') ? changes : []),
  ];
}

/** What can be done to a receipt that stands. */
function useChanges({ invoice, onChoose }: ActionsProps): MenuItem[] {
  const { receipts: text } = useText('ownerTaxes');
  const { paper } = useText('ownerEcf');
  const isOfContingency = useIsOfContingency();
  if (invoice.cancelledOn || invoice.ncfKind === 'credit_note' || !invoice.isStanding) return [];
  const look = lookOf(invoice);
  // What the tax authority has not accepted is mended at its e-CF.
  if (look && !isValid(look)) return [];
  const isDisabled = invoice.withheldOn !== null;
  const choose = (action: InvoiceAction) => ({ id: action, onSelect: () => onChoose(action) });
  return [
    // Of a trial nobody withholds anything.
    ...(isTrial(invoice.environment) ? [] : [{ ...choose('withhold'), label: text.withhold, isDisabled }]),
    { ...choose('credit'), label: text.credit, isDisabled },
    ...(isOfContingency(invoice) ? [{ ...choose('paper'), label: paper.action }] : []),
    // The number of an e-CF is given up at its document, while that was sent to nobody.
    ...(isElectronic(invoice.ncf)
      ? []
      : [{ ...choose('cancel'), label: text.cancel, tone: 'danger' as const, isDisabled }]),
  ];
}
