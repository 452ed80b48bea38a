import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tenantPaymentQueries } from '#src/data/leasing/tenancy/payment-queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { ListedPayment } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { WithLease } from './with-lease.tsx';

interface WithPaymentProps {
  paymentId: string;
  children: (payment: ListedPayment, lease: TenantLease) => ReactNode;
}

/** Gives a screen one payment and the lease it was made for, which need not be the one chosen elsewhere. */
export function WithPayment({ paymentId, children }: WithPaymentProps) {
  return (
    <WithLease isFixed>
      {(_, { leases }) => (
        <PaymentOfLeases leases={leases} paymentId={paymentId}>
          {children}
        </PaymentOfLeases>
      )}
    </WithLease>
  );
}

interface PaymentOfLeasesProps extends WithPaymentProps {
  leases: readonly TenantLease[];
}

function PaymentOfLeases({ leases, paymentId, children }: PaymentOfLeasesProps) {
  const text = useText('tenant');
  const payment = useQuery(tenantPaymentQueries.payment(paymentId));
  return (
    <QueryView query={payment} skeleton={<ScreenSkeleton />} errorTitle={text.payment.errorTitle}>
      {(data) => {
        const lease = leases.find(({ id }) => id === data.leaseId);
        return lease ? children(data, lease) : <NotFound />;
      }}
    </QueryView>
  );
}
