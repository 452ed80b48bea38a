import { useQuery } from '@tanstack/react-query';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { type PassOnMethod, passOnMethods } from '#src/domain/expenses/pass-on.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import {
  type CostedLine,
  type PassOnChoice,
  type PassOnDraft,
  type PassOnProblems,
  type PassOnSplit,
  propertiesOf,
} from './pass-on-plan.ts';

interface PassOnFieldsProps {
  bill: Bill;
  lines: readonly CostedLine[];
  choice: PassOnChoice;
  split: PassOnSplit | null;
  dueOn: string;
  description: string;
  problems: PassOnProblems;
  onChange: (part: Partial<PassOnDraft>) => void;
}

/** What is passed on, how it is split, and what the charges say. */
export function PassOnFields(props: PassOnFieldsProps) {
  const { bill, choice, dueOn, description, problems, onChange } = props;
  const { passOn: text } = useText('ownerBills');
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, bill.currency, language);
  const left = money(choice.leftMinor);
  const amountProblem = problems.amountMinor;
  return (
    <>
      <PropertyField {...props} />
      <LineChoice {...props} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MoneyField
          label={text.amount}
          hint={text.amountHint({ cost: money(choice.costMinor), left })}
          currency={bill.currency}
          value={choice.amountMinor}
          error={
            amountProblem === 'amountTooMuch'
              ? text.amountTooMuch({ left })
              : amountProblem
                ? text[amountProblem]
                : undefined
          }
          column="amount_minor"
          onChange={(amountMinor) => onChange({ amountMinor })}
        />
        <MethodField {...props} />
        <KindField {...props} />
        <DateField
          label={text.dueOn}
          value={dueOn}
          error={problems.dueOn ? text.dueInvalid : undefined}
          column="due_on"
          onChange={({ target }) => onChange({ dueOn: target.value })}
        />
      </div>
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        maxLength={200}
        value={description}
        error={problems.description ? text.descriptionMissing : undefined}
        column="description"
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
}

/** Where lines are for several properties: one is passed on at a time. */
function PropertyField({ lines, choice, onChange }: PassOnFieldsProps) {
  const { passOn: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id } = useOrganization();
  const ids = propertiesOf(lines);
  const properties = useQuery({ ...leaseQueries.properties(id), enabled: ids.length > 1 });
  if (ids.length < 2) return null;
  const nameOf = (propertyId: string) =>
    properties.data?.find((one) => one.id === propertyId)?.name ?? states.notKnown;
  return (
    <SelectField
      label={text.property}
      value={choice.propertyId ?? ''}
      options={ids.map((value) => ({ value, label: nameOf(value) }))}
      onChange={({ target }) =>
        onChange({ propertyId: target.value, lineIds: null, amountMinor: undefined, typed: new Map() })
      }
    />
  );
}

function LineChoice({ bill, choice, problems, onChange }: PassOnFieldsProps) {
  const { passOn: text } = useText('ownerBills');
  if (choice.lines.length < 2) return null;
  const chosen = choice.chosen.map((line) => line.id);
  return (
    <fieldset className="grid gap-1">
      <legend className="text-14 font-medium text-ink">{text.lines}</legend>
      {choice.lines.map((line) => (
        <Checkbox
          key={line.id}
          label={
            <>
              {line.description}{' '}
              <MoneyText className="text-hint" amountMinor={line.costMinor} currency={bill.currency} />
            </>
          }
          checked={chosen.includes(line.id)}
          onChange={({ target }) =>
            onChange({
              lineIds: target.checked ? [...chosen, line.id] : chosen.filter((one) => one !== line.id),
              amountMinor: undefined,
            })
          }
        />
      ))}
      <FieldError id="pass-on-lines" text={problems.lines && text[problems.lines]} />
    </fieldset>
  );
}

function MethodField({ split, onChange }: PassOnFieldsProps) {
  const { passOn: text } = useText('ownerBills');
  const isImpossible = (method: PassOnMethod) =>
    method !== 'manual' && (split?.impossible.includes(method) ?? false);
  const reasons = [isImpossible('area') ? text.noArea : '', isImpossible('rent') ? text.noRent : ''];
  return (
    <SelectField
      label={text.method}
      hint={reasons.filter(Boolean).join(' ') || undefined}
      value={split?.method ?? 'equal'}
      options={passOnMethods.map((value) => ({
        value,
        label: text.methods[value],
        isDisabled: isImpossible(value),
      }))}
      onChange={({ target }) => {
        const method = passOnMethods.find((one) => one === target.value) ?? 'equal';
        // Whoever goes on by hand begins with what was worked out.
        const typed =
          method === 'manual' && split
            ? { typed: new Map(split.shares.map((share) => [share.unit.unitId, share.amountMinor])) }
            : {};
        onChange({ method, ...typed });
      }}
    />
  );
}

function KindField({ choice, onChange }: PassOnFieldsProps) {
  const { passOn: text } = useText('ownerBills');
  const { enums } = useText('common');
  const labels = { ...text.kinds, condominium_fee: enums.chargeKind.condominium_fee };
  return (
    <SelectField
      label={text.kind}
      value={choice.kind}
      options={choice.kinds.map((value) => ({ value, label: labels[value] }))}
      column="kind"
      onChange={({ target }) => onChange({ kind: choice.kinds.find((one) => one === target.value) ?? null })}
    />
  );
}
