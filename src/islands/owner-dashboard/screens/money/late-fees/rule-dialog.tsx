import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookQueries } from '#src/data/books/queries.ts';
import { saveLateFeeRule } from '#src/data/money/charging/mutations.ts';
import { type LateFeeRuleRow, lateFeeQueries, monthQueries } from '#src/data/money/charging/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { CurrencyField } from '#src/islands/owner-dashboard/currency-field.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { useRuleErrors } from './rule-errors.ts';
import { RuleFields } from './rule-fields.tsx';
import { isRuleComplete, isRuleReadable, ruleOf } from './rule-words.ts';

interface RuleDialogProps {
  /** Null for a new rule. */
  row: LateFeeRuleRow | null;
  onClose: () => void;
}

/** Sets the late fees of the organization or of a property in one currency. */
export function RuleDialog({ row, onClose }: RuleDialogProps) {
  const text = useText('ownerCharging').lateFees;
  const { id: organizationId, defaultCurrency } = useOrganization();
  const properties = useQuery(bookQueries.properties(organizationId));
  const [propertyId, setProperty] = useState(row?.propertyId ?? '');
  const [currency, setCurrency] = useState<CurrencyCode>(row?.currency ?? defaultCurrency);
  const [rule, setRule] = useState(() => ruleOf(row));
  const [includesLeases, setIncludes] = useState(false);
  const action = useAction({
    mutationFn: saveLateFeeRule,
    invalidates: [lateFeeQueries.all, monthQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  const errorOf = useRuleErrors(rule, action);
  const save = () => {
    if (!isRuleComplete(rule) || !isRuleReadable(rule)) return;
    const where = { organizationId, propertyId: propertyId || null, leaseId: row?.leaseId ?? null };
    void action.run({ ...where, currency, rule, includesLeases });
  };
  return (
    <ActionDialog onClose={onClose} title={text.dialogTitle} size="wide" action={action} onSubmit={save}>
      {row ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={text.scope}
            placeholder={text.organization}
            value={propertyId}
            options={(properties.data ?? []).map(({ id: value, name: label }) => ({ value, label }))}
            onChange={(event) => setProperty(event.target.value)}
          />
          <CurrencyField label={text.currency} value={currency} onChange={setCurrency} />
        </div>
      )}
      <RuleFields rule={rule} currency={currency} onChange={setRule} errorOf={errorOf} />
      {row?.leaseId ? null : (
        <Checkbox
          label={text.includes}
          hint={text.includesHint}
          checked={includesLeases}
          onChange={() => setIncludes(!includesLeases)}
        />
      )}
    </ActionDialog>
  );
}
