import { useSearch } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { BackLink } from '../../back-link.tsx';
import { BillFormBody } from './bill-form.tsx';
import { newBill } from './bill-schema.ts';

/** Writes down a bill that came. */
export function Screen() {
  const { form: text, back } = useText('ownerBills');
  const { id, defaultCurrency } = useOrganization();
  const today = useToday();
  const vendorId = new URLSearchParams(useSearch()).get('vendor');
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader title={text.newTitle} back={<BackLink to="/finance/expenses">{back}</BackLink>} />
      <BillFormBody
        defaults={{ ...newBill(today, defaultCurrency), vendorId }}
        billId={null}
        draftKey={vendorId ? undefined : `bill-${id}`}
      />
    </div>
  );
}
