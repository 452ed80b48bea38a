import { useState } from 'react';
import {
  amountsByShare,
  amountsDue,
  type OwnerAmounts,
  type OwnerBalance,
  partsOf,
} from '#src/domain/books/distribution.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';

const WHOLE = 10_000;

interface OwnerFieldsProps {
  owners: readonly OwnerBalance[];
  currency: CurrencyCode;
  amounts: OwnerAmounts;
  /** What cannot be read is named then. */
  error: string | undefined;
  onChange: (amounts: OwnerAmounts) => void;
}

/** An amount for each owner: free, all that is due, or a total by their shares. */
export function OwnerFields({ owners, currency, amounts, error, onChange }: OwnerFieldsProps) {
  const { form: text } = useText('ownerDistributions');
  const language = useLanguage();
  const [totalMinor, setTotal] = useState<number | null>(null);
  const sum = partsOf(owners, amounts).reduce((all, part) => all + part.amountMinor, 0);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-16 font-semibold">{text.owners}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {owners.length > 1 ? (
          <div className="w-52">
            <MoneyField
              label={text.shareOut}
              currency={currency}
              value={totalMinor}
              onChange={(value) => {
                setTotal(value);
                if (value !== null) onChange(amountsByShare(owners, value));
              }}
            />
          </div>
        ) : null}
        <Button onClick={() => onChange(amountsDue(owners))}>{text.allDue}</Button>
      </div>
      <ul className="grid gap-3">
        {owners.map((owner) => (
          <OwnerRow
            key={owner.key}
            owner={owner}
            value={amounts[owner.key] ?? null}
            onChange={(value) => onChange({ ...amounts, [owner.key]: value })}
          />
        ))}
      </ul>
      <p className="text-end text-16 font-semibold tabular-nums" aria-live="polite">
        {text.total({ amount: formatMoney(sum, currency, language) })}
      </p>
      <FieldError id="owner-amounts-error" text={error} />
      <p className="text-14 text-hint">{text.basis}</p>
    </fieldset>
  );
}

interface OwnerRowProps {
  owner: OwnerBalance;
  value: number | null;
  onChange: (value: number | null) => void;
}

function OwnerRow({ owner, value, onChange }: OwnerRowProps) {
  const { form: text, ownOrganization } = useText('ownerDistributions');
  const { form } = useText('common');
  const language = useLanguage();
  const name = owner.name || ownOrganization;
  const money = (minor: number) => formatMoney(minor, owner.currency, language);
  return (
    <li className="grid items-end gap-x-4 gap-y-2 rounded-card border border-line p-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <p className="font-medium">
          {name}{' '}
          <span className="text-14 font-normal text-hint">
            {text.share({ percent: formatPercent(owner.shareBasisPoints / WHOLE, language) })}
          </span>
        </p>
        <p className="text-14 text-secondary tabular-nums">
          {(owner.withheldMinor === 0 ? text.figures : text.figuresWithheld)({
            earned: money(owner.earnedMinor),
            withheld: money(owner.withheldMinor),
            drawn: money(owner.drawnMinor),
            due: money(owner.dueMinor),
          })}
        </p>
      </div>
      <OptionalMoneyField
        label={text.amountOf({ name })}
        currency={owner.currency}
        value={value}
        error={Number.isNaN(value) ? form.amountInvalid : undefined}
        onChange={onChange}
      />
    </li>
  );
}
