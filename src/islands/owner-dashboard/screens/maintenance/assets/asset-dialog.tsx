import { Controller } from 'react-hook-form';
import { type Asset, addAsset, assetQueries, changeAsset } from '#src/data/maintenance/assets.ts';
import { assetKinds } from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { CurrencyField } from '#src/islands/owner-dashboard/currency-field.tsx';
import { OptionalMoneyField, OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { PlaceFields } from '../parts/place-fields.tsx';
import {
  type AssetInput,
  type AssetValues,
  assetDefaults,
  assetSchema,
  toAssetFields,
} from './asset-schema.ts';

type AssetApp = AppForm<AssetInput, AssetValues>;

interface AssetDialogProps {
  /** Left out for new equipment. */
  asset?: Asset;
  onClose: () => void;
  onSaved?: (assetId: string) => void;
}

/** New equipment, or the facts of some. */
export function AssetDialog({ asset, onClose, onSaved }: AssetDialogProps) {
  const { form: text, problems } = useText('assets');
  const { id: organizationId, defaultCurrency } = useOrganization();
  const app = useAppForm({
    schema: assetSchema,
    defaults: assetDefaults(asset ?? null, defaultCurrency),
    texts: problems,
  });
  const save = useAction({
    mutationFn: (values: AssetValues, requestId: string) => {
      const fields = toAssetFields(values);
      return asset ? changeAsset(asset.id, fields) : addAsset({ organizationId, fields }, requestId);
    },
    invalidates: [assetQueries.all],
    toast: text.saved,
    onDone: (assetId) => {
      onClose();
      onSaved?.(assetId);
    },
  });
  return (
    <ActionDialog
      title={asset ? text.editTitle : text.newTitle}
      submitLabel={text.save}
      action={save}
      onClose={onClose}
      onSubmit={app.submit((values) => save.run(values))}
    >
      <What app={app} />
      <Details app={app} />
    </ActionDialog>
  );
}

function What({ app: { form, register, errorOf } }: { app: AssetApp }) {
  const { form: text, kinds } = useText('assets');
  const [propertyId, unitId] = form.watch(['propertyId', 'unitId']);
  return (
    <>
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={120}
        error={errorOf('name')}
        {...register('name')}
      />
      <SelectField
        label={text.kind}
        placeholder=""
        options={assetKinds.map((value) => ({ value, label: kinds[value] }))}
        error={errorOf('kind')}
        {...register('kind')}
      />
      <PlaceFields
        place={{ propertyId, unitId }}
        propertyError={errorOf('propertyId')}
        onChange={(part) => {
          const shouldValidate = form.formState.isSubmitted;
          if (part.propertyId !== undefined) form.setValue('propertyId', part.propertyId, { shouldValidate });
          if (part.unitId !== undefined) form.setValue('unitId', part.unitId);
        }}
      />
    </>
  );
}

function Details({ app: { form, register, errorOf } }: { app: AssetApp }) {
  const { form: text } = useText('assets');
  const { states } = useText('common');
  const currency = form.watch('costCurrency');
  const typed = (name: 'maker' | 'model' | 'serialNumber') => (
    <TextField
      label={text[name]}
      optional={states.optional}
      autoComplete="off"
      maxLength={80}
      error={errorOf(name)}
      {...register(name)}
    />
  );
  const day = (name: 'installedOn' | 'warrantyUntil') => (
    <DateField label={text[name]} optional={states.optional} error={errorOf(name)} {...register(name)} />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {typed('maker')}
        {typed('model')}
        {typed('serialNumber')}
        <Controller
          control={form.control}
          name="expectedLifeYears"
          render={({ field }) => (
            <OptionalNumberField
              {...field}
              label={text.expectedLifeYears}
              optional={states.optional}
              error={errorOf('expectedLifeYears')}
            />
          )}
        />
        {day('installedOn')}
        {day('warrantyUntil')}
        <Controller
          control={form.control}
          name="costMinor"
          render={({ field }) => (
            <OptionalMoneyField
              {...field}
              label={text.cost}
              currency={currency}
              optional={states.optional}
              error={errorOf('costMinor')}
            />
          )}
        />
        <CurrencyField
          label={text.currency}
          value={currency}
          onChange={(next) => form.setValue('costCurrency', next)}
        />
      </div>
      <TextArea
        label={text.note}
        optional={states.optional}
        rows={3}
        maxLength={1000}
        error={errorOf('note')}
        {...register('note')}
      />
    </>
  );
}
