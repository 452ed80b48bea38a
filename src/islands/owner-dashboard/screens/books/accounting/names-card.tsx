import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveAccountingNames } from '#src/data/books/accounting/mutations.ts';
import { type AccountingNames, accountingQueries } from '#src/data/books/accounting/queries.ts';
import type { LedgerAccount } from '#src/data/books/journal/queries.ts';
import {
  type AccountingSystem,
  accountingSystems,
  DEFAULT_JOURNAL,
  DEFAULT_TAX_NAME,
  defaultAccountName,
} from '#src/domain/books/accounting-exports/formats.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { accountName } from '../ledger/entry-words.ts';

const MAX_NAME_LENGTH = 120;
const MAX_OWN_NAME_LENGTH = 80;

/** What other software calls our accounts, by program. */
export function NamesCard({ accounts }: { accounts: readonly LedgerAccount[] }) {
  const { names: text } = useText('ownerAccounting');
  const { states } = useText('common');
  const { id } = useOrganization();
  const [system, setSystem] = useState<AccountingSystem>('quickbooks');
  const names = useQuery(accountingQueries.names(id, system));
  return (
    <Card title={text.title} description={text.text}>
      <SelectField
        label={text.system}
        value={system}
        options={accountingSystems.map((value) => ({ value, label: text.systems[value] }))}
        onChange={(event) =>
          setSystem(accountingSystems.find((own) => own === event.target.value) ?? 'generic')
        }
      />
      <QueryView query={names} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {(known) => <NamesForm key={system} {...{ system, accounts, known }} />}
      </QueryView>
    </Card>
  );
}

interface NamesFormProps {
  system: AccountingSystem;
  accounts: readonly LedgerAccount[];
  known: AccountingNames;
}

function NamesForm({ system, accounts, known }: NamesFormProps) {
  const { names: text } = useText('ownerAccounting');
  const { accountNames } = useText('ownerMoney').ledger;
  const { actions } = useText('common');
  const { id: organizationId } = useOrganization();
  const [names, setNames] = useState<Readonly<Record<string, string>>>(known.byAccount);
  const [journalName, setJournalName] = useState(known.journalName);
  const [taxName, setTaxName] = useState(known.taxName);
  const save = useAction({
    mutationFn: saveAccountingNames,
    invalidates: [accountingQueries.all],
    toast: text.saved,
  });
  return (
    <ActionForm
      className="mt-4 grid gap-4"
      action={save}
      input={{ organizationId, system, names, journalName, taxName }}
    >
      {system === 'odoo' ? (
        <TextField
          label={text.journal}
          placeholder={DEFAULT_JOURNAL}
          maxLength={MAX_OWN_NAME_LENGTH}
          value={journalName}
          onChange={(event) => setJournalName(event.target.value)}
        />
      ) : null}
      {system === 'xero' ? (
        <TextField
          label={text.tax}
          placeholder={DEFAULT_TAX_NAME}
          maxLength={MAX_OWN_NAME_LENGTH}
          value={taxName}
          onChange={(event) => setTaxName(event.target.value)}
        />
      ) : null}
      <div className="grid max-h-96 gap-3 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
        {accounts.map((account) => {
          const name = accountName(account, accountNames);
          return (
            <TextField
              key={account.id}
              label={text.account({ code: account.code, name })}
              placeholder={defaultAccountName(system, { code: account.code, name })}
              maxLength={MAX_NAME_LENGTH}
              value={names[account.id] ?? ''}
              onChange={(event) => setNames({ ...names, [account.id]: event.target.value })}
            />
          );
        })}
      </div>
      <Button type="submit" className="sm:justify-self-start" isBusy={save.isRunning}>
        {actions.save}
      </Button>
    </ActionForm>
  );
}
