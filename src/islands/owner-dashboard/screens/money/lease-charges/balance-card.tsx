import { useQuery } from '@tanstack/react-query';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { CreditButton } from './credit-button.tsx';
import { nextDueOn, overdueMinor } from './statement.ts';

/** What the lease owes or has paid ahead, in its largest figure, and what of it is late. */
export function BalanceCard({ lease }: { lease: Lease }) {
  const text = useText('ownerMoney').lease;
  const { receivableMinor: owed, creditMinor: credit, currency } = lease;
  const label = owed > 0 ? text.owes : credit > 0 ? text.inCredit : text.paidUp;
  return (
    <Card>
      <p className="text-14 text-secondary">{label}</p>
      <p className="text-31 leading-tight font-semibold tracking-tight sm:text-39">
        <MoneyText amountMinor={owed > 0 ? owed : credit} currency={currency} />
      </p>
      <p className="mt-1 text-15 text-secondary">
        {owed > 0 ? <Overdue lease={lease} /> : credit > 0 ? text.creditText : text.notYetDue}
      </p>
      <CreditButton lease={lease} />
      <ReportedPayments lease={lease} />
    </Card>
  );
}

function Overdue({ lease }: { lease: Lease }) {
  const text = useText('ownerMoney').lease;
  const language = useLanguage();
  const today = useToday();
  const { id } = useOrganization();
  const { data: open } = useQuery(chargeQueries.openOfLease(id, lease.id));
  if (!open) return null;
  const overdue = overdueMinor(open, today);
  const next = nextDueOn(open, today);
  return (
    <>
      {overdue > 0 ? (
        <span className="font-medium text-bad">
          {text.overdue({ amount: formatMoney(overdue, lease.currency, language) })}
        </span>
      ) : (
        text.notYetDue
      )}
      {next ? ` · ${text.nextDue({ date: formatDate(next, language, 'long') })}` : null}
    </>
  );
}

function ReportedPayments({ lease }: { lease: Lease }) {
  const text = useText('ownerMoney').lease;
  const { id } = useOrganization();
  const { data: payments = [] } = useQuery(paymentQueries.ofLease(id, lease.id));
  const waiting = payments.filter((payment) => payment.status === 'reported');
  const [first] = waiting;
  if (!first) return null;
  return (
    <div className="mt-4">
      <Notice
        tone="warn"
        action={
          <AppLink to={`/finance/payments/${first.id}`} className={buttonClass({ size: 'sm' })}>
            {text.review}
          </AppLink>
        }
      >
        {text.toDecide({ count: waiting.length })}
      </Notice>
    </div>
  );
}
