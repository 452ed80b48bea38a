import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox, type ComboboxOption } from '#src/ui/components/combobox.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { useAccountOptions } from '../bills/use-account-options.ts';
import type { BillApp } from './bill-form.tsx';
import { emptyLine } from './bill-schema.ts';

const MOST_LINES = 100;

/** What the bill is for: at least one line. */
export function LineFields({ app }: { app: BillApp }) {
  const { form: text } = useText('ownerBills');
  const { id } = useOrganization();
  const options = useAccountOptions(useQuery(journalQueries.accounts(id)).data);
  const lines = useFieldArray({ control: app.form.control, name: 'lines' });
  return (
    <Card title={text.lines} description={text.linesHint}>
      <ol className="grid gap-6">
        {lines.fields.map((line, index) => (
          <li key={line.id}>
            <Line
              app={app}
              index={index}
              options={options}
              onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
            />
          </li>
        ))}
      </ol>
      {lines.fields.length < MOST_LINES ? (
        <Button
          className="mt-5"
          icon={Plus}
          onClick={() => lines.append(emptyLine(app.form.getValues('lines').at(-1)?.accountId))}
        >
          {text.addLine}
        </Button>
      ) : null}
    </Card>
  );
}

interface LineProps {
  app: BillApp;
  index: number;
  options: readonly ComboboxOption[];
  onRemove: (() => void) | undefined;
}

function Line({ app: { form, register, errorOf }, index, options, onRemove }: LineProps) {
  const { form: text } = useText('ownerBills');
  const number = index + 1;
  const currency = useWatch({ control: form.control, name: 'currency' });
  return (
    <fieldset className="grid items-start gap-3 sm:grid-cols-6">
      <legend className="sr-only">{text.line({ number })}</legend>
      <div className="sm:col-span-3">
        <TextField
          label={text.description}
          autoComplete="off"
          maxLength={200}
          error={errorOf(`lines.${index}.description`)}
          {...register(`lines.${index}.description`)}
        />
      </div>
      <div className="sm:col-span-3">
        <Controller
          control={form.control}
          name={`lines.${index}.accountId`}
          render={({ field }) => (
            <Combobox
              {...field}
              id={`lines.${index}.accountId`}
              label={text.account}
              options={options}
              emptyText={text.noAccount}
              error={errorOf(`lines.${index}.accountId`)}
            />
          )}
        />
      </div>
      <div className="sm:col-span-3">
        <Controller
          control={form.control}
          name={`lines.${index}.amountMinor`}
          render={({ field }) => (
            <OptionalMoneyField
              {...field}
              label={text.amount}
              currency={currency}
              error={errorOf(`lines.${index}.amountMinor`)}
            />
          )}
        />
      </div>
      <div className="flex items-start gap-2 sm:col-span-3">
        <div className="flex-1">
          <SelectField
            label={text.nature}
            options={[
              { value: 'services', label: text.services },
              { value: 'goods', label: text.goods },
            ]}
            {...register(`lines.${index}.nature`)}
          />
        </div>
        {onRemove ? (
          <span className="pt-7">
            <IconButton icon={X} label={text.removeLine({ number })} onClick={onRemove} />
          </span>
        ) : null}
      </div>
    </fieldset>
  );
}
