import { MessagesSquare, ReceiptText } from 'lucide-react';
import { pathOfLeases } from '#src/domain/foundation/lease-choice.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { BulkActions } from '#src/islands/shell/list/bulk-bar.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';

interface BulkLeasesProps {
  /** Null where a row has none; the same one may come more than once. */
  leaseIds: readonly (string | null)[];
}

/** Leads on with the leases of the rows that are ticked: to new charges, and to a message. */
export function BulkLeases({ leaseIds }: BulkLeasesProps) {
  const { fromLists: text } = useText('ownerCharging').many;
  const { can } = useOrganization();
  const leases = leaseIds.filter((id) => id !== null);
  if (leases.length === 0) return null;
  return (
    <>
      {can('money.write') ? (
        <AppLink to={pathOfLeases('/finance/charges/new', leases)} className={buttonClass({ size: 'sm' })}>
          <ReceiptText size={16} aria-hidden="true" />
          {text.charge}
        </AppLink>
      ) : null}
      {can('messages.write') ? (
        <AppLink to={pathOfLeases('/messages/new', leases)} className={buttonClass({ size: 'sm' })}>
          <MessagesSquare size={16} aria-hidden="true" />
          {text.write}
        </AppLink>
      ) : null}
    </>
  );
}

/** A list whose rows are of leases: what can be done with many of them. */
export function useLeasesInBulk<Row extends { readonly leaseId: string }>(
  nameOf: (row: Row) => string,
): BulkActions<Row> | undefined {
  const { fromLists: text } = useText('ownerCharging').many;
  const { can } = useOrganization();
  if (!can('money.write') && !can('messages.write')) return undefined;
  return {
    label: text.label,
    clearLabel: text.clear,
    nameOf,
    actions: (chosen) => <BulkLeases leaseIds={chosen.map(({ leaseId }) => leaseId)} />,
  };
}
