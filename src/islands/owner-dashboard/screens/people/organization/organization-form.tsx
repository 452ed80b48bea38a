import { changeOrganization } from '#src/data/people/organizations/mutations.ts';
import { type OrganizationDetails, organizationQueries } from '#src/data/people/organizations/queries.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { formatTaxNumber, organizationSchema } from './organization-schema.ts';
import { ReceiptHead } from './receipt-head.tsx';
import { SettingFields } from './setting-fields.tsx';

/** Changes the data of the organisation; beside it, how receipts will begin. */
export function OrganizationForm({ details }: { details: OrganizationDetails }) {
  const { organization: text } = useText('ownerTeam');
  const { userId } = useSession();
  const app = useAppForm({
    schema: organizationSchema,
    defaults: {
      name: details.name,
      kind: details.kind,
      rnc: details.rnc ? formatTaxNumber(details.rnc) : '',
      phone: details.phone ? formatPhone(details.phone) : '',
      address: details.address,
      defaultCurrency: details.defaultCurrency,
      timeZone: details.timeZone,
    },
    draftKey: `organization-${details.id}`,
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: changeOrganization,
    invalidates: [organizationQueries.all, sessionQueries.organizations(userId).queryKey],
    toast: text.saved,
    onDone: app.clearDraft,
  });
  const typed = app.form.watch();
  return (
    <ActionForm
      action={save}
      buttons={
        <Button type="submit" variant="primary" isBusy={save.isRunning}>
          {text.save}
        </Button>
      }
      onSubmit={app.submit((values) => save.run({ ...values, organizationId: details.id }))}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card title={text.data}>
          <div className="grid gap-5">
            <IdentityFields app={app} />
            <SettingFields app={app} isCurrencyLocked={details.isCurrencyLocked} />
          </div>
        </Card>
        <ReceiptHead name={typed.name} rnc={typed.rnc} phone={typed.phone} address={typed.address} />
      </div>
    </ActionForm>
  );
}
