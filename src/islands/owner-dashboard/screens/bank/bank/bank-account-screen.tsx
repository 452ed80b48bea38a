import { useQuery } from '@tanstack/react-query';
import { History, Scale, Upload } from 'lucide-react';
import { useState } from 'react';
import { type BankAccount, bankQueries } from '#src/data/bank/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { BankLines } from './bank-lines.tsx';

// What reads files comes with the dialog: most visits to an account import nothing.
const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((file) => file.ImportDialog));

/** The lines of a bank account: what each of them is. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery(bankQueries.account(id, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonTable label={states.loading} />}>
      {(account) => <AccountPage account={account} />}
    </QueryView>
  );
}

function AccountPage({ account }: { account: BankAccount }) {
  const text = useText('ownerBank');
  const { history: imports } = useText('ownerBankImports');
  const { can } = useOrganization();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <BankLines
        account={account}
        actions={[
          { to: `/finance/bank/${account.id}/imports`, icon: History, label: imports.button },
          { to: `/finance/bank/${account.id}/reconcile`, icon: Scale, label: text.reconcile.button },
        ]}
        add={
          can('money.write')
            ? { icon: Upload, label: text.import.button, onSelect: () => setImporting(true) }
            : null
        }
      />
      {isImporting ? <ImportDialog account={account} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
