import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '#src/data/books/currencies/queries.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useElectronicIssuing } from '../ecf/use-electronic-issuing.ts';
import { DebitDialog } from './debit-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { IssueManyDialog } from './issue-many-dialog.tsx';
import { receiptKey } from './issue-plan.ts';

export interface Chosen {
  readonly charges: readonly ChargeToInvoice[];
  /** Added to a receipt that was given out, instead of getting one of their own. */
  readonly isDebit: boolean;
}

export const receiptsOf = (charges: readonly ChargeToInvoice[]) => new Set(charges.map(receiptKey)).size;

/** One receipt or debit note can be written; those of many leases go out as they usually are. */
export function Issuing({ charges, isDebit, onClose }: Chosen & { onClose: () => void }) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const rates = useQuery(currencyQueries.rates(id));
  const issuing = useElectronicIssuing(charges.map(({ propertyId }) => propertyId));
  const [first] = charges;
  if (!first) return null;
  if (rates.isPending || issuing.isPending) return <SkeletonText label={states.loading} rows={1} />;
  const props = { charges, saved: rates.data?.[0] ?? null, onClose };
  if (receiptsOf(charges) > 1) return <IssueManyDialog {...props} issuingOf={issuing.of} />;
  const one = { ...props, first, issuing: issuing.of(first.propertyId) };
  return isDebit ? <DebitDialog {...one} /> : <IssueDialog {...one} />;
}
