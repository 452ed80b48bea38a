import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lateFeeQueries } from '#src/data/money/charging/queries.ts';
import { type LateFeeKind, lateFeeKinds } from '#src/domain/foundation/enums.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { RuleParts } from '#src/islands/owner-dashboard/screens/money/late-fees/rule-fields.tsx';
import { ruleWords } from '#src/islands/owner-dashboard/screens/money/late-fees/rule-words.ts';
import { widerRule } from '#src/islands/owner-dashboard/screens/money/late-fees/wider-rule.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { lateFeeField } from './lease-problems.ts';
import type { StepProps } from './use-lease-draft.ts';

const FOLLOW = 'follow';

/** The rule for late rent: that of the property or organization, or one that the contract has for itself. */
export function LateFeeFields({ draft, change, errorOf }: StepProps) {
  const text = useText('ownerMoney').tenantForm.terms;
  const { lease: words, sentence } = useText('ownerCharging').lateFees;
  const { enums } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const { data: rules } = useQuery(lateFeeQueries.rules(id));
  const wider = rules ? widerRule(rules, draft.currency, draft.propertyId) : undefined;
  const { lateFee, lateFeeFollows: follows } = draft;
  useEffect(() => {
    // Where there is a rule, a new contract follows it until somebody says otherwise.
    if (wider && follows === null && lateFee.kind === 'none') change({ lateFeeFollows: true });
  }, [wider, follows, lateFee.kind, change]);
  const kinds = lateFeeKinds.map((value) => ({ value: value as string, label: enums.lateFeeKind[value] }));
  const choose = (value: string) => {
    const isFollowing = value === FOLLOW;
    const kind = isFollowing ? 'none' : (value as LateFeeKind);
    change({ lateFeeFollows: isFollowing, lateFee: { ...lateFee, kind } });
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        className="sm:col-span-2"
        label={text.lateFee}
        hint={follows && wider ? ruleWords(wider, sentence, language) : undefined}
        value={follows ? FOLLOW : lateFee.kind}
        options={wider || follows ? [{ value: FOLLOW, label: words.follow }, ...kinds] : kinds}
        onChange={(event) => choose(event.target.value)}
      />
      <RuleParts
        rule={lateFee}
        currency={draft.currency}
        onChange={(rule) => change({ lateFee: rule })}
        idOf={lateFeeField}
        errorOf={(part) => errorOf(lateFeeField(part))}
      />
    </div>
  );
}
