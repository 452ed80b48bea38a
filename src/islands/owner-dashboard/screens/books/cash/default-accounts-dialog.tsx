import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setDefaultAccounts } from '#src/data/books/cash/mutations.ts';
import { type CashAccounts, cashQueries } from '#src/data/books/cash/queries.ts';
import { usualAccountId } from '#src/domain/books/cash-accounts.ts';
import type { CashHolding } from '#src/domain/books/chart-of-accounts.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { cashKeys } from './cash-keys.ts';
import { cashOption } from './use-cash-choice.ts';

/** Where payments arrive and deposits are returned from when nobody chooses another account. */
export function DefaultAccountsDialog({ onClose }: { onClose: () => void }) {
  const { id } = useOrganization();
  const { data } = useQuery(cashQueries.accounts(id));
  return data ? <Loaded cash={data} onClose={onClose} /> : null;
}

function Loaded({ cash, onClose }: { cash: CashAccounts; onClose: () => void }) {
  const words = useText('ownerMoney');
  const { usual: text } = words.cash;
  const { id: organizationId } = useOrganization();
  const [payments, setPayments] = useState(usualAccountId(cash.accounts, cash.usual, 'payments') ?? '');
  const [deposits, setDeposits] = useState(usualAccountId(cash.accounts, cash.usual, 'deposits') ?? '');
  const action = useAction({
    mutationFn: setDefaultAccounts,
    invalidates: cashKeys,
    toast: text.done,
    onDone: onClose,
  });
  const optionsBut = (not: CashHolding) =>
    cash.accounts
      .filter(({ isActive, heldFor }) => isActive && heldFor !== not)
      .map((account) => cashOption(account, words));
  return (
    <ActionDialog
      title={text.title}
      action={action}
      onClose={onClose}
      onSubmit={() =>
        action.run({ organizationId, paymentsAccountId: payments, depositsAccountId: deposits })
      }
    >
      <p className="text-secondary">{text.text}</p>
      <SelectField
        label={text.payments}
        value={payments}
        options={optionsBut('deposits')}
        column="payments_account_id"
        onChange={({ target }) => setPayments(target.value)}
      />
      <SelectField
        label={text.deposits}
        value={deposits}
        options={optionsBut('owners')}
        column="deposits_account_id"
        onChange={({ target }) => setDeposits(target.value)}
      />
    </ActionDialog>
  );
}
