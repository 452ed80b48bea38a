import type { UseFormRegisterReturn } from 'react-hook-form';
import { organizationQueries } from '#src/data/people/organizations/queries.ts';
import { saveFiscalProfile } from '#src/data/taxes/mutations.ts';
import { type FiscalFacts, taxQueries } from '#src/data/taxes/queries.ts';
import { taxpayerKinds, taxRegimes } from '#src/domain/taxes/codes.ts';
import { fiscalYearEnds } from '#src/domain/taxes/due-dates.ts';
import { monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useBackToSteps } from '#src/islands/owner-dashboard/back-to-steps.ts';
import {
  checkTaxNumber,
  formatTaxNumber,
} from '#src/islands/owner-dashboard/screens/people/organization/organization-schema.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { CreditFields } from './credit-fields.tsx';
import { defaultsOf, inputOf, profileSchema } from './profile-schema.ts';
import { RegimeNotice } from './regime-notice.tsx';

/** Fills in who the organization is for the tax authority. A wrong check digit warns and does not stop. */
export function ProfileForm({ facts: { profile, taxId } }: { facts: FiscalFacts }) {
  const { profile: text } = useText('ownerTaxes');
  const { id: organizationId, name } = useOrganization();
  const { form, register, errorOf, submit, clearDraft } = useAppForm({
    schema: profileSchema,
    defaults: defaultsOf({ profile, taxId }, name),
    draftKey: `fiscal-profile-${organizationId}`,
    texts: text,
  });
  const backToSteps = useBackToSteps();
  const save = useAction({
    mutationFn: saveFiscalProfile,
    invalidates: [taxQueries.all, organizationQueries.all],
    toast: text.saved,
    onDone: () => {
      clearDraft();
      backToSteps();
    },
  });
  const isSuspicious = checkTaxNumber(form.watch('taxId')).status === 'suspicious';
  return (
    <Card title={text.title} description={text.text}>
      <ActionForm
        className="grid gap-5"
        buttons={<Save isBusy={save.isRunning} />}
        action={save}
        onSubmit={submit((values) => save.run({ ...inputOf(values), organizationId }))}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...register('legalName')}
            label={text.legalName}
            autoComplete="organization"
            error={errorOf('legalName')}
          />
          <TextField
            {...register('taxId', {
              onBlur: () => form.setValue('taxId', formatTaxNumber(form.getValues('taxId'))),
            })}
            label={text.taxId}
            hint={isSuspicious ? text.taxIdSuspicious : text.taxIdHint}
            autoComplete="off"
            error={errorOf('taxId')}
          />
          <SelectField
            {...register('taxpayerKind')}
            label={text.kind}
            hint={text.kindHint}
            options={taxpayerKinds.map((value) => ({ value, label: text.kinds[value] }))}
          />
          <SelectField
            {...register('taxRegime')}
            label={text.regime}
            options={taxRegimes.map((value) => ({ value, label: text.regimes[value] }))}
          />
          <YearEndField field={register('fiscalYearEnd')} />
        </div>
        <RegimeNotice regime={form.watch('taxRegime')} />
        <Checkbox {...register('isElectronicIssuer')} label={text.electronic} hint={text.electronicHint} />
        <CreditFields
          month={register('creditMonth')}
          chosenMonth={form.watch('creditMonth')}
          creditMinor={form.watch('creditMinor')}
          error={errorOf('creditMinor')}
          onChange={(minor) => form.setValue('creditMinor', minor, { shouldDirty: true })}
        />
      </ActionForm>
    </Card>
  );
}

function YearEndField({ field }: { field: UseFormRegisterReturn }) {
  const { profile: text } = useText('ownerTaxes');
  const names = monthNames(useLanguage());
  const options = fiscalYearEnds.map((month) => ({ value: String(month), label: names[month - 1] ?? '' }));
  return <SelectField {...field} label={text.yearEnd} hint={text.yearEndHint} options={options} />;
}

function Save({ isBusy }: { isBusy: boolean }) {
  const { actions } = useText('common');
  return (
    <Button type="submit" variant="primary" isBusy={isBusy}>
      {actions.save}
    </Button>
  );
}
