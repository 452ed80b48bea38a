import { Plus } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { decisionKinds } from '#src/domain/decisions/decision-enums.ts';
import { swapped } from '#src/domain/decisions/order.ts';
import { useText } from '#src/i18n/react.tsx';
import { CurrencyField } from '#src/islands/owner-dashboard/currency-field.tsx';
import { MoveButtons } from '#src/islands/shell/decisions/move-buttons.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { hasSeats, newOption } from './decision-schema.ts';
import type { DecisionFieldsProps } from './question-fields.tsx';

/** How it is voted, and what that kind needs: options, how many of them, a scale, an amount. */
export function KindFields({ app }: DecisionFieldsProps) {
  const { form: text } = useText('ownerDecisions');
  const { kinds } = useText('decisions');
  const kind = app.form.watch('kind');
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        label={text.kind}
        choices={decisionKinds.map((value) => ({
          value,
          label: kinds[value],
          hint: text.kindHints[value],
        }))}
        error={app.errorOf('kind')}
        {...app.register('kind')}
      />
      {kind === 'yes_no' ? null : <Options app={app} />}
      <div className="grid gap-4 empty:hidden sm:grid-cols-2">
        {kind === 'several' ? <Count app={app} name="maxChoices" /> : null}
        {hasSeats(kind) ? <Count app={app} name="seats" hint={text.seatsHint} /> : null}
        {kind === 'score' ? <Count app={app} name="scoreMax" /> : null}
        {kind === 'budget' ? <Budget app={app} /> : null}
      </div>
    </div>
  );
}

interface CountProps extends DecisionFieldsProps {
  name: 'maxChoices' | 'seats' | 'scoreMax';
  hint?: string;
}

const columns = { maxChoices: 'max_choices', seats: 'seats', scoreMax: 'score_max' } as const;

function Count({ app: { form, errorOf }, name, hint }: CountProps) {
  const { form: text } = useText('ownerDecisions');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <NumberField {...field} label={text[name]} hint={hint} error={errorOf(name)} column={columns[name]} />
      )}
    />
  );
}

function Budget({ app: { form, errorOf } }: DecisionFieldsProps) {
  const { form: text } = useText('ownerDecisions');
  const currency = form.watch('budgetCurrency');
  return (
    <>
      <Controller
        control={form.control}
        name="budgetMinor"
        render={({ field }) => (
          <MoneyField {...field} label={text.budget} currency={currency} error={errorOf('budgetMinor')} />
        )}
      />
      <CurrencyField
        label={text.currency}
        value={currency}
        onChange={(next) => form.setValue('budgetCurrency', next)}
      />
    </>
  );
}

/** The options in their order, which buttons change. */
function Options({ app: { form, register, errorOf } }: DecisionFieldsProps) {
  const { form: text } = useText('ownerDecisions');
  const { states } = useText('common');
  const options = form.watch('options');
  const set = (next: readonly (typeof options)[number][]) =>
    form.setValue('options', [...next], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-14 font-medium">{text.options}</legend>
      <ol className="grid gap-3">
        {options.map(({ key, label }, index) => (
          <li key={key} className="grid gap-2 rounded-control border border-line p-3">
            <div className="flex items-center justify-between gap-2">
              <span className="text-14 text-hint tabular-nums">{index + 1}.</span>
              <MoveButtons
                name={label || text.option({ number: index + 1 })}
                index={index}
                count={options.length}
                onMove={(step) => set(swapped(options, index, step))}
                onRemove={() => set(options.filter((one) => one.key !== key))}
              />
            </div>
            <TextField
              label={text.option({ number: index + 1 })}
              autoComplete="off"
              maxLength={200}
              error={errorOf(`options.${index}.label`)}
              {...register(`options.${index}.label`)}
            />
            <TextField
              label={text.detail({ number: index + 1 })}
              optional={states.optional}
              autoComplete="off"
              maxLength={2000}
              {...register(`options.${index}.detail`)}
            />
          </li>
        ))}
      </ol>
      <FieldError id="options-error" text={errorOf('options')} />
      <Button icon={Plus} className="justify-self-start" onClick={() => set([...options, newOption()])}>
        {text.addOption}
      </Button>
    </fieldset>
  );
}
