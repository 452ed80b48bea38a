import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lateFeeQueries } from '#src/data/charging/queries.ts';
import { lateFeeFrequencies, lateFeeKinds } from '#src/domain/enums.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { ruleWords } from '../late-fees/rule-words.ts';
import { widerRule } from '../late-fees/wider-rule.ts';
import type { StepProps } from './use-lease-draft.ts';

const PERCENT = '%';

const FOLLOW = 'follow';

/** The rule for late rent: that of the property or organization, or one that the contract has for itself. */
export function LateFeeFields(props: StepProps) {
  const { draft, change } = props;
  const text = useText('ownerMoney').tenantForm.terms;
  const { lease: words, sentence } = useText('ownerCharging').lateFees;
  const { enums } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const { data: rules } = useQuery(lateFeeQueries.rules(id));
  const wider = rules ? widerRule(rules, draft.currency, draft.propertyId) : undefined;
  const { lateFeeKind: kind, lateFeeFollows: follows } = draft;
  useEffect(() => {
    // Where there is a rule, a new contract follows it until somebody says otherwise.
    if (wider && follows === null && kind === 'none') change({ lateFeeFollows: true });
  }, [wider, follows, kind, change]);
  const kinds = lateFeeKinds.map((value) => ({ value: value as string, label: enums.lateFeeKind[value] }));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        className="sm:col-span-2"
        label={text.lateFee}
        hint={follows && wider ? ruleWords(wider, sentence, language) : undefined}
        value={follows ? FOLLOW : kind}
        options={wider || follows ? [{ value: FOLLOW, label: words.follow }, ...kinds] : kinds}
        onChange={({ target: { value } }) =>
          change(
            value === FOLLOW
              ? { lateFeeFollows: true, lateFeeKind: 'none' }
              : { lateFeeFollows: false, lateFeeKind: value as typeof kind },
          )
        }
      />
      <OwnFields {...props} />
    </div>
  );
}

function OwnFields({ draft, change, errorOf }: StepProps) {
  const text = useText('ownerMoney').tenantForm.terms;
  const { frequency, frequencies } = useText('ownerCharging').lateFees;
  const { states } = useText('common');
  const { lateFeeKind: kind } = draft;
  const isPercent = kind === 'percent_of_outstanding' || kind === 'percent_of_rent';
  const isDaily = draft.lateFeeFrequency === 'daily';
  if (kind === 'none') return null;
  return (
    <>
      {kind === 'fixed' ? (
        <MoneyField
          id="lateFeeMinor"
          label={text.lateFeeAmount}
          currency={draft.currency}
          value={draft.lateFeeMinor}
          error={errorOf('lateFeeMinor')}
          onChange={(lateFeeMinor) => change({ lateFeeMinor })}
        />
      ) : null}
      {isPercent ? (
        <NumberField
          id="lateFeePercent"
          label={text.lateFeePercent}
          suffix={PERCENT}
          decimals={2}
          value={draft.lateFeePercent}
          error={errorOf('lateFeePercent')}
          onChange={(lateFeePercent) => change({ lateFeePercent })}
        />
      ) : null}
      <SelectField
        label={frequency}
        value={draft.lateFeeFrequency}
        options={lateFeeFrequencies.map((value) => ({ value, label: frequencies[value] }))}
        onChange={({ target }) => change({ lateFeeFrequency: target.value as typeof draft.lateFeeFrequency })}
      />
      {isPercent || isDaily ? (
        <MoneyField
          id="lateFeeCapMinor"
          label={text.lateFeeCap}
          optional={states.optional}
          currency={draft.currency}
          value={draft.lateFeeCapMinor}
          error={errorOf('lateFeeCapMinor')}
          onChange={(lateFeeCapMinor) => change({ lateFeeCapMinor })}
        />
      ) : null}
      <NumberField
        id="lateFeeGraceDays"
        label={text.graceDays}
        hint={text.graceDaysHint}
        value={draft.lateFeeGraceDays}
        error={errorOf('lateFeeGraceDays')}
        onChange={(lateFeeGraceDays) => change({ lateFeeGraceDays })}
      />
    </>
  );
}
