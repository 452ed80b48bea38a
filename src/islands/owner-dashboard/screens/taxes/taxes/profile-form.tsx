import type { UseFormRegisterReturn } from 'react-hook-form';
import { organizationQueries } from '#src/data/people/organizations/queries.ts';
import { type FiscalIssuer, saveFiscalIssuer } from '#src/data/taxes/issuers.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
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
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { CreditFields } from './credit-fields.tsx';
import { ElectronicFields } from './electronic-fields.tsx';
import { defaultsOf, inputOf, profileSchema } from './profile-schema.ts';
import { RegimeNotice } from './regime-notice.tsx';

function useProfileApp(issuer: FiscalIssuer) {
  const { profile: text, issuers } = useText('ownerTaxes');
  const { name } = useOrganization();
  return useAppForm({
    schema: profileSchema,
    defaults: defaultsOf(issuer, name),
    draftKey: `fiscal-profile-${issuer.id}`,
    texts: { ...issuers.problems, ...text },
  });
}
export type ProfileApp = ReturnType<typeof useProfileApp>;

/** Fills in who an issuer is for the tax authority. A wrong check digit warns and does not stop. */
export function ProfileForm({ issuer }: { issuer: FiscalIssuer }) {
  const { profile: text } = useText('ownerTaxes');
  const { id: organizationId } = useOrganization();
  const app = useProfileApp(issuer);
  const { form, submit, clearDraft } = app;
  const backToSteps = useBackToSteps();
  const save = useAction({
    mutationFn: saveFiscalIssuer,
    invalidates: [taxQueries.all, organizationQueries.all],
    toast: text.saved,
    onDone: () => {
      clearDraft();
      backToSteps();
    },
  });
  return (
    <Card title={text.title} description={text.text}>
      <ActionForm
        className="grid gap-5"
        buttons={<Save isBusy={save.isRunning} />}
        action={save}
        onSubmit={submit((values) => save.run({ ...inputOf(values), organizationId, issuerId: issuer.id }))}
      >
        <TaxpayerFields app={app} />
        <RegimeNotice regime={form.watch('taxRegime')} />
        <ElectronicFields app={app} issuer={issuer} />
        <CreditFields
          month={app.register('creditMonth')}
          chosenMonth={form.watch('creditMonth')}
          creditMinor={form.watch('creditMinor')}
          error={app.errorOf('creditMinor')}
          onChange={(minor) => form.setValue('creditMinor', minor, { shouldDirty: true })}
        />
      </ActionForm>
    </Card>
  );
}

function TaxpayerFields({ app: { form, register, errorOf } }: { app: ProfileApp }) {
  const { profile: text } = useText('ownerTaxes');
  const isSuspicious = checkTaxNumber(form.watch('taxId')).status === 'suspicious';
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...register('legalName')}
        column="legal_name"
        label={text.legalName}
        autoComplete="organization"
        error={errorOf('legalName')}
      />
      <TextField
        {...register('taxId', {
          onBlur: () => form.setValue('taxId', formatTaxNumber(form.getValues('taxId'))),
        })}
        column="tax_id"
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
