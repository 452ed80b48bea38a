import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import { type Vendor, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { changesAnotherReceipt, expenseKinds, isCreditNote } from '#src/domain/expenses/bill.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { BillApp } from './bill-form.tsx';
import { ReceiptChoice } from './purchase-receipt-field.tsx';
import { RateFields } from './rate-fields.tsx';

/** Who sent it, its number and days, and what property it is for. */
export function ReceiptFields({ app, onNewVendor }: { app: BillApp; onNewVendor: () => void }) {
  const { form: text } = useText('ownerBills');
  return (
    <Card title={text.vendorCard}>
      <div className="grid gap-4">
        <VendorField app={app} onNewVendor={onNewVendor} />
        <Numbers app={app} />
        <RateFields app={app} />
        <Place app={app} />
      </div>
    </Card>
  );
}

function VendorField({ app: { form, errorOf }, onNewVendor }: { app: BillApp; onNewVendor: () => void }) {
  const { form: text } = useText('ownerBills');
  const { id } = useOrganization();
  const vendors = useQuery(vendorQueries.choices(id));
  const vendorId = useWatch({ control: form.control, name: 'vendorId' });
  const choose = (value: string | null) => {
    form.setValue('vendorId', value, { shouldValidate: true });
    const vendor = vendors.data?.find((one) => one.id === value);
    if (vendor) takeUsual(form, vendor);
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <Combobox
        id="vendorId"
        label={text.vendor}
        value={vendorId}
        options={(vendors.data ?? []).map((vendor) => ({
          value: vendor.id,
          label: vendor.name,
          detail: vendor.identityType ? formatIdentity(vendor.identityType, vendor.identityNumber) : '',
        }))}
        emptyText={text.noVendor}
        error={errorOf('vendorId')}
        onChange={choose}
      />
      <span className="sm:pt-7">
        <Button icon={Plus} onClick={onNewVendor}>
          {text.newVendor}
        </Button>
      </span>
    </div>
  );
}

/** What is usual with the vendor fills what nobody has filled yet. */
function takeUsual(form: BillApp['form'], vendor: Vendor): void {
  if (vendor.expenseKind && !form.getFieldState('expenseKind').isDirty)
    form.setValue('expenseKind', vendor.expenseKind as (typeof expenseKinds)[number]);
  const [first] = form.getValues('lines');
  if (vendor.accountId && first && first.accountId === null)
    form.setValue('lines.0.accountId', vendor.accountId);
}

function Numbers({ app }: { app: BillApp }) {
  const { form, register, errorOf } = app;
  const { form: text, credit } = useText('ownerBills');
  const { kinds } = useText('ownerVendors');
  const { enums } = useText('common');
  const today = useToday();
  const ncf = useWatch({ control: form.control, name: 'ncf' }).trim().toUpperCase();
  const reason = useWatch({ control: form.control, name: 'noReceiptReason' });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ReceiptChoice app={app} />
      {reason === '' ? (
        <TextField
          label={text.ncf}
          hint={isCreditNote(ncf) ? credit.formHint : text.ncfHint}
          autoComplete="off"
          autoCapitalize="characters"
          error={errorOf('ncf')}
          {...register('ncf')}
        />
      ) : null}
      {reason === '' && changesAnotherReceipt(ncf) ? (
        <TextField
          label={text.modifiedNcf}
          autoComplete="off"
          error={errorOf('modifiedNcf')}
          {...register('modifiedNcf')}
        />
      ) : null}
      <SelectField
        label={text.kind}
        options={expenseKinds.map((value) => ({ value, label: kinds[value] }))}
        error={errorOf('expenseKind')}
        {...register('expenseKind')}
      />
      <DateField label={text.billedOn} max={today} error={errorOf('billedOn')} {...register('billedOn')} />
      <DateField label={text.dueOn} error={errorOf('dueOn')} {...register('dueOn')} />
      <SelectField
        label={text.currency}
        options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        {...register('currency')}
      />
    </div>
  );
}

function Place({ app: { form, errorOf } }: { app: BillApp }) {
  const { form: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id } = useOrganization();
  const propertyId = useWatch({ control: form.control, name: 'propertyId' });
  const properties = useQuery(leaseQueries.properties(id));
  const units = useQuery({
    ...leaseQueries.lettableUnits(id, propertyId ?? ''),
    enabled: propertyId !== null,
  });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Combobox
        id="propertyId"
        label={text.place}
        hint={text.placeHint}
        optional={states.optional}
        value={propertyId}
        options={(properties.data ?? []).map((row) => ({ value: row.id, label: row.name }))}
        emptyText={text.noProperty}
        error={errorOf('propertyId')}
        onChange={(value) => {
          form.setValue('propertyId', value);
          form.setValue('unitId', null);
        }}
      />
      {propertyId ? (
        <Controller
          control={form.control}
          name="unitId"
          render={({ field }) => (
            <Combobox
              {...field}
              id="unitId"
              label={text.unit}
              optional={states.optional}
              options={(units.data ?? []).map((row) => ({ value: row.id, label: row.label }))}
              emptyText={text.noUnit}
              error={errorOf('unitId')}
            />
          )}
        />
      ) : null}
    </div>
  );
}
