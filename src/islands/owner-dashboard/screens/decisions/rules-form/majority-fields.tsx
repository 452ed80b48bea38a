import { Plus, X } from 'lucide-react';
import { majorityBases } from '#src/domain/decisions/decision-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { type RulesFieldsProps, useAddressed } from './rule-fields.tsx';
import { newMajority, type RulesInput } from './rules-schema.ts';

/** The majority of each kind of matter. */
export function MajorityFields({ app }: RulesFieldsProps) {
  const { form: text } = useText('decisionRules');
  const place = useAddressed('majorities');
  const majorities = app.form.watch('majorities');
  const set = (next: RulesInput['majorities']) =>
    app.form.setValue('majorities', next, {
      shouldDirty: true,
      shouldValidate: app.form.formState.isSubmitted,
    });
  return (
    <div ref={place} id="majorities" className="grid scroll-mt-24 gap-4">
      <ul className="grid gap-4 empty:hidden">
        {majorities.map(({ key, matter }, index) => (
          <li key={key} className="grid gap-3 rounded-control border border-line p-3">
            <div className="flex items-center justify-between gap-2">
              <span className="text-14 font-medium">{text.majorityOf({ number: index + 1 })}</span>
              <IconButton
                icon={X}
                label={text.removeMajority({ name: matter || text.majorityOf({ number: index + 1 }) })}
                onClick={() => set(majorities.filter((one) => one.key !== key))}
              />
            </div>
            <OneMajority app={app} index={index} />
          </li>
        ))}
      </ul>
      <Button icon={Plus} className="justify-self-start" onClick={() => set([...majorities, newMajority()])}>
        {text.addMajority}
      </Button>
    </div>
  );
}

function OneMajority({ app: { register, errorOf }, index }: RulesFieldsProps & { index: number }) {
  const { form: text, article } = useText('decisionRules');
  const { states } = useText('common');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label={text.matter}
        hint={text.matterHint}
        autoComplete="off"
        maxLength={120}
        error={errorOf(`majorities.${index}.matter`)}
        {...register(`majorities.${index}.matter`)}
      />
      <SelectField
        label={text.compare}
        options={[
          { value: 'more', label: text.moreThan },
          { value: 'least', label: text.atLeast },
        ]}
        {...register(`majorities.${index}.compare`)}
      />
      <TextField
        label={text.fraction}
        hint={text.fractionHint}
        autoComplete="off"
        maxLength={20}
        error={errorOf(`majorities.${index}.fraction`)}
        {...register(`majorities.${index}.fraction`)}
      />
      <SelectField
        label={text.base}
        options={majorityBases.map((value) => ({ value, label: text.bases[value] }))}
        {...register(`majorities.${index}.base`)}
      />
      <TextField
        label={article}
        optional={states.optional}
        autoComplete="off"
        maxLength={200}
        {...register(`majorities.${index}.article`)}
      />
    </div>
  );
}
