import { resultsShown } from '#src/domain/decisions/decision-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import type { DecisionFieldsProps } from './question-fields.tsx';

/** Whether ballots are open or secret, and when results are shown. */
export function BallotFields({ app: { form, register, errorOf } }: DecisionFieldsProps) {
  const text = useText('ownerDecisions');
  const isSecret = form.watch('secrecy') === 'secret';
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label={text.form.secrecy}
        choices={[
          { value: 'open', label: text.form.openBallots, hint: text.form.openHint },
          { value: 'secret', label: text.form.secretBallots, hint: text.form.secretHint },
        ]}
        {...register('secrecy')}
      />
      {isSecret ? (
        <p className="text-14 text-secondary">{text.form.resultsHint}</p>
      ) : (
        <SelectField
          label={text.form.results}
          options={resultsShown.map((value) => ({ value, label: text.results[value] }))}
          error={errorOf('resultsShown')}
          {...register('resultsShown')}
        />
      )}
    </div>
  );
}
