import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { UploadDialog } from '../received/upload-dialog.tsx';
import { BillFormBody } from './bill-form.tsx';
import { BillOfWork } from './bill-of-work.tsx';
import { newBill } from './bill-schema.ts';

/** Writes down a bill that came. */
export function Screen() {
  const { form: text, back } = useText('ownerBills');
  const { id, defaultCurrency } = useOrganization();
  const { states } = useText('common');
  const { upload } = useText('ownerReceived');
  const [isReading, setReading] = useState(false);
  const today = useToday();
  // Without accounts and vendors there is nothing to write a bill with.
  const accounts = useQuery(journalQueries.accounts(id));
  const vendors = useQuery(vendorQueries.choices(id));
  const search = new URLSearchParams(useSearch());
  const vendorId = search.get('vendor');
  const workOrderId = search.get('work');
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={text.newTitle}
        back={<BackLink to="/finance/expenses">{back}</BackLink>}
        actions={
          <Button icon={FileUp} onClick={() => setReading(true)}>
            {upload.open}
          </Button>
        }
      />
      <QueryView query={accounts} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {() => (
          <QueryView query={vendors} skeleton={<SkeletonText label={states.loading} rows={8} />}>
            {() =>
              workOrderId ? (
                <BillOfWork workOrderId={workOrderId} />
              ) : (
                <BillFormBody
                  defaults={{ ...newBill(today, defaultCurrency), vendorId }}
                  billId={null}
                  draftKey={vendorId ? undefined : `bill-${id}`}
                />
              )
            }
          </QueryView>
        )}
      </QueryView>
      {isReading ? <UploadDialog onClose={() => setReading(false)} /> : null}
    </div>
  );
}
