import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { saveApplicant } from '#src/data/screening/applications/people-mutations.ts';
import {
  type Applicant,
  type Application,
  applicationQueries,
} from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ApplicantFields } from '../application-form/applicant-fields.tsx';
import {
  type ApplicantForm,
  applicantFormOf,
  applicantSchema,
  emptyApplicant,
  toApplicantInput,
} from '../application-form/application-schema.ts';

interface ApplicantDialogProps {
  application: Application;
  /** Null for somebody new. */
  applicant: Applicant | null;
  onClose: () => void;
}

/** Adds a person to an application, or changes one. */
export function ApplicantDialog({ application, applicant, onClose }: ApplicantDialogProps) {
  const { detail: text, form: formText } = useText('ownerScreening');
  const { id: organizationId } = useOrganization();
  // Made once, so that adding somebody twice adds them once.
  const [applicantId] = useState(() => applicant?.id ?? crypto.randomUUID());
  const { rentCurrency: usual } = application;
  const { form, errorOf, submit } = useAppForm({
    schema: applicantSchema,
    defaults: applicant ? applicantFormOf(applicant, usual) : emptyApplicant(usual),
    texts: formText.problems,
  });
  const { control, register } = form;
  const currency = useWatch({ control, name: 'incomeCurrency' });
  const save = useAction({
    mutationFn: saveApplicant,
    invalidates: [applicationQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={applicant ? text.editPerson({ name: applicant.fullName }) : text.newPersonTitle}
      size="wide"
      action={save}
      onClose={onClose}
      onSubmit={submit((values) =>
        save.run({
          organizationId,
          applicationId: application.id,
          applicantId,
          isNew: applicant === null,
          applicant: toApplicantInput(values),
        }),
      )}
    >
      <ApplicantFields<ApplicantForm>
        nameOf={(field) => field}
        {...{ control, register, errorOf, currency }}
      />
    </ActionDialog>
  );
}
