import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { recordCardSettlement } from '#src/data/taxes/settlements.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import { taxRule } from '#src/domain/taxes/tax-rules.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { useCashAccounts } from '#src/islands/owner-dashboard/screens/expenses/bills/use-cash-accounts.ts';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { sentencesOf } from '#src/islands/shell/form/sentences-of.ts';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { newSettlement, readSettlement, type SettlementDraft } from './settlement-draft.ts';

/** Writes down a payout of card sales of which ITBIS was withheld. */
export function SettlementDialog({ onClose }: { onClose: () => void }) {
  const { dialog: text } = useText('ownerTaxes').settlements;
  const { id: organizationId } = useOrganization();
  const today = useToday();
  const accounts = useCashAccounts(useQuery(journalQueries.accounts(organizationId)).data);
  const [draft, change] = useDraft(() => newSettlement(today));
  const accountId = draft.accountId || accounts[0]?.value || '';
  const read = readSettlement(draft, today);
  const record = useAction({
    mutationFn: recordCardSettlement,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      isDisabled={accountId === ''}
      action={record}
      onClose={onClose}
      input={read.problems.length === 0 ? { ...read.facts, organizationId, accountId } : null}
    >
      <p>{text.text}</p>
      <SettlementFields {...{ draft, read, today }} onChange={change} />
      <SelectField
        label={text.account}
        value={accountId}
        options={accounts}
        column="account_id"
        onChange={(event) => change({ accountId: event.target.value })}
      />
      {read.netMinor === null ? null : (
        <DefinitionList
          items={[{ term: text.net, value: <MoneyText amountMinor={read.netMinor} currency="DOP" /> }]}
        />
      )}
    </ActionDialog>
  );
}

interface SettlementFieldsProps {
  draft: SettlementDraft;
  read: ReturnType<typeof readSettlement>;
  today: string;
  onChange: (more: Partial<SettlementDraft>) => void;
}

function SettlementFields({ draft, read, today, onChange }: SettlementFieldsProps) {
  const { dialog: text } = useText('ownerTaxes').settlements;
  const { states, form } = useText('common');
  const language = useLanguage();
  const problem = sentencesOf(read.problems, { ...text, dayInvalid: form.dateInvalid });
  const rate = taxRule('card_itbis_basis_points', isIsoDate(draft.settledOn) ? draft.settledOn : today);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={text.acquirer}
          maxLength={80}
          value={draft.acquirer}
          onChange={(event) => onChange({ acquirer: event.target.value })}
          error={problem('acquirerMissing')}
        />
        <DateField
          label={text.day}
          max={today}
          value={draft.settledOn}
          onChange={(event) => onChange({ settledOn: event.target.value })}
          error={problem('dayInvalid')}
        />
        <MoneyField
          label={text.gross}
          hint={text.grossHint}
          currency="DOP"
          value={draft.grossMinor}
          onChange={(grossMinor) => onChange({ grossMinor })}
          error={problem('grossMissing')}
          column="gross_minor"
        />
        <OptionalMoneyField
          label={text.withheld}
          hint={
            rate
              ? text.withheldHint({ percent: formatPercent(rate.value / BASIS_POINTS_IN_WHOLE, language) })
              : undefined
          }
          currency="DOP"
          value={read.facts.itbisWithheldMinor}
          onChange={(withheldMinor) => onChange({ withheldMinor })}
          error={problem('withheldMissing', 'withheldTooMuch')}
          column="itbis_withheld_minor"
        />
      </div>
      <TextField
        label={text.reference}
        optional={states.optional}
        maxLength={80}
        value={draft.reference}
        onChange={(event) => onChange({ reference: event.target.value })}
        column="reference"
      />
    </>
  );
}
