import { useQuery } from '@tanstack/react-query';
import { ecfQueries } from '#src/data/taxes/ecf.ts';
import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import { provinceCodeOf } from '#src/domain/taxes/ecf/place-codes.ts';
import { MUNICIPALITIES, municipalityName, provinceName } from '#src/domain/taxes/ecf/place-names.ts';
import {
  ecfEnvironments,
  electronicDutyFrom,
  environmentOf,
  issuingWays,
  isTrial,
  taxpayerSizes,
} from '#src/domain/taxes/issuers.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ProfileApp } from './profile-form.tsx';

/** What an electronic receipt says of its issuer, how it is given out, and since when. */
export function ElectronicFields({ app, issuer }: { app: ProfileApp; issuer: FiscalIssuer }) {
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
          column="issuing_way"
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
          error={errorOf('environment')}
          options={ecfEnvironments.map((value) => ({ value, label: text.environments[value] }))}
        />
      </div>
      {form.watch('environment') === 'ecf' && form.watch('issuingWay') === 'direct' ? (
        <Notice>{text.consentFirst}</Notice>
      ) : null}
      <LeavingTrial app={app} issuer={issuer} />
      <PlaceFields app={app} />
    </fieldset>
  );
}

/** What becomes of the receipts of a trial when its issuer leaves it. */
function LeavingTrial({ app: { form }, issuer }: { app: ProfileApp; issuer: FiscalIssuer }) {
  const { issuers: text } = useText('ownerTaxes');
  const { id: organizationId } = useOrganization();
  const [issuingWay, environment] = [form.watch('issuingWay'), form.watch('environment')];
  const isLeaving =
    issuer.electronicSince !== null &&
    isTrial(environmentOf(issuer)) &&
    (issuingWay === 'paper' || environmentOf({ issuingWay, environment }) !== environmentOf(issuer));
  const queue = useQuery({
    ...ecfQueries.queue({ organizationId, issuerId: issuer.id }),
    enabled: isLeaving,
  });
  if (!isLeaving) return null;
  const waiting = (queue.data ?? [])
    .filter((line) => line.environment === issuer.environment && line.state !== 'rejected')
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <Notice tone="warn" title={text.leaving.title}>
      <p>{text.leaving.text}</p>
      {waiting > 0 ? <p>{text.leaving.waiting({ count: waiting })}</p> : null}
    </Notice>
  );
}

/** What an e-CF says of its issuer beside name and number. */
function PlaceFields({ app }: { app: ProfileApp }) {
  const { register, errorOf } = app;
  const { issuers: text } = useText('ownerTaxes');
  const { optional } = useText('common').states;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...register('address')}
        column="address"
        label={text.address}
        optional={optional}
        error={errorOf('address')}
      />
      <TextField
        {...register('tradeName')}
        column="trade_name"
        label={text.tradeName}
        optional={optional}
        error={errorOf('tradeName')}
      />
      <MunicipalityField app={app} />
      <TextField
        {...register('phone')}
        column="phone"
        label={text.phone}
        type="tel"
        optional={optional}
        error={errorOf('phone')}
      />
      <TextField
        {...register('email')}
        column="email"
        label={text.email}
        type="email"
        optional={optional}
        error={errorOf('email')}
      />
    </div>
  );
}

const listed = MUNICIPALITIES.map(({ code, name, province }) => ({
  value: code,
  label: name,
  detail: province,
}));

/** The municipality by its name; its province follows. A district that was told by its code stays as it is. */
function MunicipalityField({ app: { form, errorOf } }: { app: ProfileApp }) {
  const { issuers: text } = useText('ownerTaxes');
  const { optional } = useText('common').states;
  const code = form.watch('municipalityCode');
  const isListed = code === '' || listed.some(({ value }) => value === code);
  const own = { value: code, label: municipalityName(code) || code, detail: provinceName(code) };
  const province = provinceName(code);
  const choose = (next: string) => {
    form.setValue('provinceCode', next === '' ? '' : provinceCodeOf(next), { shouldDirty: true });
    form.setValue('municipalityCode', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <Combobox
      id="municipalityCode"
      label={text.municipality}
      hint={province ? text.inProvince({ province }) : text.municipalityHint}
      optional={optional}
      options={isListed ? listed : [own, ...listed]}
      value={code === '' ? null : code}
      emptyText={text.noMunicipality}
      error={errorOf('municipalityCode')}
      onChange={(next) => choose(next ?? '')}
    />
  );
}
