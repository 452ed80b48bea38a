import { useQuery } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { expenseKinds, isrKinds } from '#src/domain/expenses/bill.ts';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { useAccountOptions } from '../bills/use-account-options.ts';
import type { VendorForm } from './vendor-schema.ts';

type VendorApp = AppForm<VendorForm, VendorForm>;

/** Who it is, how it is reached, and what is usual on its bills. */
export function VendorFieldset({ app }: { app: VendorApp }) {
  const { form: text } = useText('ownerVendors');
  return (
    <>
      <Identity app={app} />
      <Contact app={app} />
      <h3 className="mt-2 text-16">{text.usualTitle}</h3>
      <Usual app={app} />
    </>
  );
}

function Identity({ app: { form, register, errorOf } }: { app: VendorApp }) {
  const { form: text } = useText('ownerVendors');
  const { enums } = useText('common');
  const [type, number] = useWatch({ control: form.control, name: ['identityType', 'identityNumber'] });
  const isOdd = type !== '' && number !== '' && checkIdentity(type, number).status === 'suspicious';
  return (
    <>
      <TextField
        label={text.name}
        autoComplete="off"
        maxLength={120}
        error={errorOf('name')}
        {...register('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.identityType}
          options={[
            ...identityTypes.map((value) => ({ value, label: enums.identityType[value] })),
            { value: '', label: text.noIdentity },
          ]}
          {...register('identityType')}
        />
        {type === '' ? null : (
          <TextField
            label={text.identityNumber}
            autoComplete="off"
            inputMode={type === 'passport' ? 'text' : 'numeric'}
            hint={isOdd ? text.identityWarning : undefined}
            error={errorOf('identityNumber')}
            {...register('identityNumber')}
          />
        )}
      </div>
    </>
  );
}

function Contact({ app: { register, errorOf } }: { app: VendorApp }) {
  const { form: text } = useText('ownerVendors');
  const { states } = useText('common');
  const field = (name: 'phone' | 'email' | 'address' | 'bankName' | 'bankAccount') => ({
    label: text[name],
    optional: states.optional,
    autoComplete: 'off',
    error: errorOf(name),
    ...register(name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField type="tel" {...field('phone')} />
      <TextField type="email" {...field('email')} />
      <div className="sm:col-span-2">
        <TextField {...field('address')} />
      </div>
      <TextField {...field('bankName')} />
      <TextField {...field('bankAccount')} />
    </div>
  );
}

function Usual({ app: { form, register, errorOf } }: { app: VendorApp }) {
  const { form: text, kinds, isrKinds: isrNames } = useText('ownerVendors');
  const { states } = useText('common');
  const { id } = useOrganization();
  const accounts = useQuery(journalQueries.accounts(id));
  const options = useAccountOptions(accounts.data);
  const none = { value: '', label: text.none };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={form.control}
        name="accountId"
        render={({ field }) => (
          <Combobox
            {...field}
            label={text.account}
            options={options}
            optional={states.optional}
            emptyText={text.noMatch}
          />
        )}
      />
      <SelectField
        label={text.kind}
        options={[none, ...expenseKinds.map((value) => ({ value, label: kinds[value] }))]}
        {...register('expenseKind')}
      />
      <Controller
        control={form.control}
        name="itbisWithheld"
        render={({ field }) => (
          <OptionalNumberField
            {...field}
            label={text.itbisWithheld}
            decimals={2}
            optional={states.optional}
            error={errorOf('itbisWithheld')}
          />
        )}
      />
      <SelectField
        label={text.isrKind}
        options={[none, ...isrKinds.map((value) => ({ value, label: isrNames[value] }))]}
        {...register('isrKind')}
      />
      <Controller
        control={form.control}
        name="isrPercent"
        render={({ field }) => (
          <OptionalNumberField
            {...field}
            label={text.isrPercent}
            decimals={2}
            optional={states.optional}
            error={errorOf('isrPercent')}
          />
        )}
      />
    </div>
  );
}
