import {
  ecfEnvironments,
  electronicDutyFrom,
  issuingWays,
  taxpayerSizes,
} from '#src/domain/taxes/issuers.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ProfileApp } from './profile-form.tsx';

/** What an electronic receipt says of its issuer, how it is given out, and since when. */
export function ElectronicFields({ app }: { app: ProfileApp }) {
  const { register, errorOf, form } = app;
  const { issuers: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const language = useLanguage();
  const today = useToday();
  const size = taxpayerSizes.find((own) => own === form.watch('sizeClass')) ?? null;
  const duty = electronicDutyFrom(size);
  const isLate = form.watch('electronicSince') === '' && duty <= today;
  const optional = states.optional;
  return (
    <fieldset className="grid gap-5">
      <legend className="text-15 font-semibold">{text.electronic}</legend>
      <p className="text-14 text-hint">{text.electronicText}</p>
      {isLate ? <Notice tone="warn">{text.late({ date: formatDate(duty, language) })}</Notice> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...register('sizeClass')}
          label={text.size}
          hint={text.sizeHint}
          placeholder={text.sizeUnknown}
          options={taxpayerSizes.map((value) => ({ value, label: text.sizes[value] }))}
        />
        <SelectField
          {...register('issuingWay')}
          label={text.way}
          error={errorOf('issuingWay')}
          options={issuingWays.map((value) => ({ value, label: text.ways[value] }))}
        />
        <DateField
          {...register('electronicSince')}
          label={text.since}
          hint={text.sinceHint}
          optional={optional}
          error={errorOf('electronicSince')}
        />
        <SelectField
          {...register('environment')}
          label={text.environment}
          hint={text.environmentHint}
          options={ecfEnvironments.map((value) => ({ value, label: text.environments[value] }))}
        />
      </div>
      {form.watch('environment') === 'ecf' && form.watch('issuingWay') === 'direct' ? (
        <Notice>{text.consentFirst}</Notice>
      ) : null}
      <PlaceFields app={app} />
    </fieldset>
  );
}

/** What an e-CF says of its issuer beside name and number. */
function PlaceFields({ app: { register, errorOf } }: { app: ProfileApp }) {
  const { issuers: text } = useText('ownerTaxes');
  const { optional } = useText('common').states;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...register('address')}
        label={text.address}
        optional={optional}
        error={errorOf('address')}
      />
      <TextField
        {...register('tradeName')}
        label={text.tradeName}
        optional={optional}
        error={errorOf('tradeName')}
      />
      <TextField
        {...register('municipalityCode')}
        label={text.municipality}
        hint={text.codeHint}
        inputMode="numeric"
        optional={optional}
        error={errorOf('municipalityCode')}
      />
      <TextField
        {...register('provinceCode')}
        label={text.province}
        hint={text.codeHint}
        inputMode="numeric"
        optional={optional}
        error={errorOf('provinceCode')}
      />
      <TextField
        {...register('phone')}
        label={text.phone}
        type="tel"
        optional={optional}
        error={errorOf('phone')}
      />
      <TextField
        {...register('email')}
        label={text.email}
        type="email"
        optional={optional}
        error={errorOf('email')}
      />
    </div>
  );
}
