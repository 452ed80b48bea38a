import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { undoBankImport } from '#src/data/bank/import-mutations.ts';
import { type BankImport, bankImportQueries } from '#src/data/bank/import-queries.ts';
import { type BankAccount, bankQueries } from '#src/data/bank/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useWholeList } from '#src/islands/shell/list/use-list.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useImportColumns } from './import-columns.tsx';

/** The files that were brought into an account; one that is not matched yet is undone whole. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery(bankQueries.account(id, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonTable label={states.loading} />}>
      {(account) => <Imports account={account} />}
    </QueryView>
  );
}

function Imports({ account }: { account: BankAccount }) {
  const { history: text } = useText('ownerBankImports');
  const { id } = useOrganization();
  const list = useWholeList(useQuery(bankImportQueries.history(id, account.id)));
  const [undone, setUndone] = useState<BankImport | null>(null);
  useLive([{ table: 'bank_imports', filter: `bank_account_id=eq.${account.id}` }], [bankQueries.all]);
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        back={<BackLink to={`/finance/bank/${account.id}`}>{account.name}</BackLink>}
        empty={<p className="p-5 text-15 text-hint">{text.empty}</p>}
        columns={useImportColumns(setUndone)}
        foot={{ isOnlyForMore: true }}
      />
      {undone ? <UndoDialog row={undone} onClose={() => setUndone(null)} /> : null}
    </>
  );
}

function UndoDialog({ row, onClose }: { row: BankImport; onClose: () => void }) {
  const { history: text } = useText('ownerBankImports');
  const undo = useAction({
    mutationFn: undoBankImport,
    invalidates: [bankQueries.all],
    toast: (result) => text.removed({ count: result.removedCount }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      role="alertdialog"
      title={text.undoTitle({ file: row.fileName })}
      submitLabel={text.undoSubmit}
      variant="danger"
      action={undo}
      onConfirm={() => void undo.run(row.id)}
    >
      <div className="grid gap-3">
        <p>{text.undoText({ count: row.newCount })}</p>
        <p className="text-secondary">{text.undoWays}</p>
      </div>
    </ActionDialog>
  );
}
