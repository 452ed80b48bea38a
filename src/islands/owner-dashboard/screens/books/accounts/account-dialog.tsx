import { useState } from 'react';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { type AccountInput, saveAccount } from '#src/data/books/mutations.ts';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import {
  type AccountSubtype,
  type CashFlowClass,
  type CashHolding,
  cashFlowClasses,
  cashHoldings,
  ownSubtypes,
} from '#src/domain/books/chart-of-accounts.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

/** Adds an account to the chart, or changes one of the organization's own. */
export function AccountDialog({ account, onClose }: { account: ChartAccount | null; onClose: () => void }) {
  const text = useText('ownerBooks').accounts;
  const action = useAction({
    mutationFn: saveAccount,
    invalidates: [bookQueries.all, journalQueries.all],
    toast: account ? text.changed : text.added,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={account ? text.editTitle : text.addTitle}
      submitLabel={account ? undefined : text.add}
    >
      <AccountForm account={account} action={action} />
    </ActionDialog>
  );
}

interface AccountFormProps {
  account: ChartAccount | null;
  action: Action<AccountInput, unknown>;
}

function AccountForm({ account, action }: AccountFormProps) {
  const text = useText('ownerBooks').accounts;
  const organization = useOrganization();
  const [code, setCode] = useState(account?.code ?? '');
  const [name, setName] = useState(account?.name ?? '');
  const [subtype, setSubtype] = useState<AccountSubtype>(account?.subtype ?? 'operating_expense');
  const [cashFlowClass, setClass] = useState<CashFlowClass>(account?.cashFlowClass ?? 'operating');
  const [heldFor, setHeldFor] = useState<CashHolding>(account?.heldFor ?? 'own');
  const [isActive, setActive] = useState(account?.isActive ?? true);
  const isCodeGood = /^\d{4}$/.test(code.trim());
  const isNameMissing = name.trim() === '';
  return (
    <ActionForm
      action={action}
      input={
        isCodeGood && !isNameMissing
          ? {
              ...{ code: code.trim(), name: name.trim(), subtype, isActive },
              organizationId: organization.id,
              id: account?.id ?? null,
              cashFlowClass: subtype === 'cash' ? null : cashFlowClass,
              heldFor: subtype === 'cash' ? heldFor : 'own',
            }
          : null
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label={text.code}
          inputMode="numeric"
          maxLength={4}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={!isCodeGood ? text.codeInvalid : undefined}
        />
        <TextField
          label={text.name}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isNameMissing ? text.nameMissing : undefined}
        />
      </div>
      <p className="text-14 text-hint">{text.codeHint}</p>
      <SelectField
        label={text.type}
        value={subtype}
        options={ownSubtypes.map((value) => ({ value, label: text.subtypes[value] }))}
        onChange={(event) => setSubtype(event.target.value as AccountSubtype)}
      />
      <CashFlowField subtype={subtype} value={cashFlowClass} onChange={setClass} />
      {subtype === 'cash' ? <HoldingField account={account} value={heldFor} onChange={setHeldFor} /> : null}
      {account ? (
        <Checkbox
          label={text.isActive}
          hint={text.isActiveHint}
          checked={isActive}
          onChange={() => setActive(!isActive)}
        />
      ) : null}
    </ActionForm>
  );
}

interface HoldingFieldProps {
  account: ChartAccount | null;
  value: CashHolding;
  onChange: (value: CashHolding) => void;
}

/** Whose money a cash account keeps; it stays once something was posted to it. */
function HoldingField({ account, value, onChange }: HoldingFieldProps) {
  const { holding: text } = useText('ownerMoney').cash;
  return (
    <SelectField
      label={text.label}
      hint={text.hint}
      value={value}
      disabled={(account?.balances.length ?? 0) > 0}
      options={cashHoldings.map((own) => ({ value: own, label: text[own] }))}
      onChange={({ target }) => onChange(cashHoldings.find((own) => own === target.value) ?? value)}
    />
  );
}

interface CashFlowFieldProps {
  subtype: AccountSubtype;
  value: CashFlowClass;
  onChange: (value: CashFlowClass) => void;
}

/** Where movements of the account stand in the cash flow; cash itself stands nowhere. */
function CashFlowField({ subtype, value, onChange }: CashFlowFieldProps) {
  const text = useText('ownerBooks').accounts;
  if (subtype === 'cash') return null;
  return (
    <SelectField
      label={text.cashFlow}
      value={value}
      options={cashFlowClasses.map((own) => ({ value: own, label: text.cashFlowClasses[own] }))}
      onChange={(event) => onChange(event.target.value as CashFlowClass)}
    />
  );
}
