import { useState } from 'react';
import { setBudgetNote } from '#src/data/books/budgets/mutations.ts';
import { type BudgetAccount, type BudgetKey, budgetQueries } from '#src/data/books/budgets/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { accountName } from '../ledger/entry-words.ts';

const LONGEST_NOTE = 500;

/** Why an account came out other than planned. */
export function NoteDialog(props: {
  budget: BudgetKey;
  account: BudgetAccount;
  note: string;
  onClose: () => void;
}) {
  const { budget, account, onClose } = props;
  const text = useText('ownerBudget');
  const { accountNames } = useText('ownerMoney').ledger;
  const { id: organizationId } = useOrganization();
  const [note, setNote] = useState(props.note);
  const save = useAction({
    mutationFn: setBudgetNote,
    invalidates: [budgetQueries.notes(organizationId, budget).queryKey, reportQueries.all],
    toast: text.noteSaved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.noteTitle({ account: accountName(account, accountNames) })}
      action={save}
      onSubmit={() => save.run({ organizationId, ...budget, accountId: account.id, note })}
    >
      <TextArea
        label={text.noteLabel}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}
