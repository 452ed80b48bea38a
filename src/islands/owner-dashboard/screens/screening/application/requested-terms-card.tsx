import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { updateApplication } from '#src/data/screening/applications/mutations.ts';
import { type Application, applicationQueries } from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { toWanted, wantedSchema } from '../application-form/application-schema.ts';
import { WantedFields } from '../application-form/wanted-fields.tsx';

const depositStateOf = (isReady: boolean | null) => {
  if (isReady === null) return 'unknown';
  return isReady ? 'ready' : 'later';
};

/** What the applicants would like to rent, and on what terms. */
export function RequestedTermsCard({ application, canEdit }: { application: Application; canEdit: boolean }) {
  const { detail: text, form, names } = useText('ownerScreening');
  const [isEditing, setEditing] = useState(false);
  const { rentMinor: rent, rentCurrency: currency, moveInOn: moveIn, termMonths: term } = application;
  return (
    <Card
      title={text.wanted}
      action={
        canEdit ? (
          <Button size="sm" onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
        ) : undefined
      }
    >
      <DefinitionList
        items={[
          {
            term: text.facts.moveIn,
            value: moveIn ? <DateText date={moveIn} format="short" /> : <NotKnown />,
          },
          { term: text.facts.term, value: term === null ? <NotKnown /> : text.months({ count: term }) },
          {
            term: text.facts.rent,
            value: rent === null ? <NotKnown /> : <MoneyText amountMinor={rent} currency={currency} />,
          },
          {
            term: text.facts.deposit,
            value: form.depositStates[depositStateOf(application.isDepositReady)],
          },
          { term: text.facts.source, value: names.source[application.source] },
        ]}
      />
      {application.note ? <p className="mt-3 text-15 whitespace-pre-line">{application.note}</p> : null}
      {isEditing ? <WantedDialog application={application} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}

function WantedDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { detail: text, form: formText } = useText('ownerScreening');
  const { form, errorOf, submit } = useAppForm({
    schema: wantedSchema,
    defaults: {
      moveInOn: application.moveInOn ?? '',
      termMonths: application.termMonths,
      rentMinor: application.rentMinor,
      currency: application.rentCurrency,
      deposit: depositStateOf(application.isDepositReady),
      note: application.note,
    },
    texts: formText.problems,
  });
  const { control, register } = form;
  const currency = useWatch({ control, name: 'currency' });
  const save = useAction({
    mutationFn: updateApplication,
    invalidates: [applicationQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.editTitle}
      size="wide"
      action={save}
      onClose={onClose}
      onSubmit={submit((values) => save.run({ applicationId: application.id, fields: toWanted(values) }))}
    >
      <WantedFields {...{ control, register, errorOf, currency }} />
    </ActionDialog>
  );
}
