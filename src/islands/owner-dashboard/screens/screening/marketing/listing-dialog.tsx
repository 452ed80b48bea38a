import { Controller, useWatch } from 'react-hook-form';
import type { PropertyPhoto } from '#src/data/portfolio/properties/photos.ts';
import { saveListing } from '#src/data/screening/listings/mutations.ts';
import { type ListedUnit, listingQueries } from '#src/data/screening/listings/queries.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { depositLimit } from '#src/domain/leasing/rental-law.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import {
  type ListingForm,
  listingFormOf,
  listingSchema,
  stillThere,
  toListingInput,
} from './listing-schema.ts';

interface ListingDialogProps {
  propertyId: string;
  unit: ListedUnit;
  /** Of the property, in their order. */
  photos: readonly PropertyPhoto[];
  onClose: () => void;
}

/** Writes the page of a unit in both languages, and chooses its photos. */
export function ListingDialog({ propertyId, unit, photos, onClose }: ListingDialogProps) {
  const { listing: text } = useText('ownerListing');
  const { defaultCurrency } = useOrganization();
  const app = useAppForm({
    schema: listingSchema,
    defaults: listingFormOf(unit, defaultCurrency, photos[0]?.id),
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: saveListing,
    invalidates: [listingQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.dialogTitle({ unit: unit.label })}
      size="wide"
      submitLabel={text.save}
      action={save}
      onSubmit={app.submit((values) => {
        const photoIds = stillThere(values.photoIds, photos);
        return save.run(toListingInput(unit.id, { ...values, photoIds }));
      })}
    >
      <Words app={app} language="Es" />
      <Words app={app} language="En" />
      <Terms app={app} unit={unit} />
      <Controller
        control={app.form.control}
        name="photoIds"
        render={({ field }) => (
          <ListingPhotos
            propertyId={propertyId}
            photos={photos}
            chosen={field.value}
            onChange={field.onChange}
            error={app.errorOf('photoIds')}
          />
        )}
      />
      <Notice>{text.fair}</Notice>
    </ActionDialog>
  );
}

type App = AppForm<ListingForm, ListingForm>;

function Words({ app: { register, errorOf }, language }: { app: App; language: 'Es' | 'En' }) {
  const { listing: text } = useText('ownerListing');
  const { states } = useText('common');
  const isSpanish = language === 'Es';
  const optional = states.optional;
  const field = (name: keyof ListingForm) => ({ error: errorOf(name), ...register(name) });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-16 font-semibold">{isSpanish ? text.spanish : text.english}</legend>
      {isSpanish ? null : <p className="text-14 text-hint">{text.englishHint}</p>}
      <TextField
        {...field(`title${language}`)}
        label={text.titleField}
        hint={isSpanish ? text.titleHint : undefined}
        optional={isSpanish ? undefined : optional}
      />
      <TextArea {...field(`description${language}`)} label={text.description} optional={optional} />
      <TextArea
        {...field(`amenities${language}`)}
        label={text.amenities}
        hint={isSpanish ? text.amenitiesHint : undefined}
        optional={optional}
      />
    </fieldset>
  );
}

function Terms({ app: { form, register, errorOf }, unit }: { app: App; unit: ListedUnit }) {
  const { listing: text } = useText('ownerListing');
  const { enums, states } = useText('common');
  const today = useToday();
  const { control } = form;
  const [currency, months, rent] = useWatch({ control, name: ['currency', 'depositMonths', 'rentMinor'] });
  const limit = depositLimit(unit.unitUse, rent ?? 0, today);
  const isAbove = limit !== null && months !== null && months > limit.maximumMonths;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-16 font-semibold">{text.terms}</legend>
      <Controller
        control={control}
        name="rentMinor"
        render={({ field }) => (
          <MoneyField {...field} label={text.rent} currency={currency} error={errorOf('rentMinor')} />
        )}
      />
      <SelectField
        label={text.currency}
        options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        {...register('currency')}
      />
      <Controller
        control={control}
        name="depositMonths"
        render={({ field }) => (
          <NumberField {...field} label={text.depositMonths} error={errorOf('depositMonths')} />
        )}
      />
      <DateField
        label={text.availableFrom}
        optional={states.optional}
        error={errorOf('availableFrom')}
        {...register('availableFrom')}
      />
      {isAbove ? (
        <div className="sm:col-span-2" role="status">
          <Notice tone="warn">
            {text.depositAbove({ months: limit.maximumMonths, law: limit.law, article: limit.article })}
          </Notice>
        </div>
      ) : null}
    </fieldset>
  );
}
