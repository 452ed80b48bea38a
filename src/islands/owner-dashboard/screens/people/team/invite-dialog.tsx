import * as v from 'valibot';
import { inviteMember } from '#src/data/people/members/mutations.ts';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { membershipRoles } from '#src/domain/foundation/enums.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useBackToSteps } from '#src/islands/owner-dashboard/back-to-steps.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextField } from '#src/ui/components/text-field.tsx';
import { RoleChoice } from './role-choice.tsx';

const MAX_EMAIL_LENGTH = 254;

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(MAX_EMAIL_LENGTH, 'emailInvalid'),
    v.email('emailInvalid'),
  ),
  role: v.picklist(membershipRoles, 'chooseOption'),
});

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for whom and as what. What is typed stays until it was sent. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { team } = useText('ownerTeam');
  const text = team.inviteDialog;
  const language = useLanguage();
  const { id: organizationId } = useOrganization();
  const { form, register, errorOf, submit } = useAppForm({
    schema,
    defaults: { email: '', role: 'viewer' },
  });
  const backToSteps = useBackToSteps();
  const invite = useAction({
    mutationFn: inviteMember,
    invalidates: [memberQueries.all],
    errorTexts: team.errors,
    toast: (_, { email }) => text.sent({ email }),
    onDone: () => {
      form.reset();
      onClose();
      backToSteps();
    },
  });
  const close = () => {
    invite.reset();
    onClose();
  };
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={close}
      title={text.title}
      submitLabel={text.submit}
      action={invite}
      onSubmit={submit((values) => invite.run({ ...values, organizationId, language }))}
    >
      <TextField
        {...register('email')}
        label={text.email}
        hint={text.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errorOf('email')}
      />
      <RoleChoice {...register('role')} label={text.role} error={errorOf('role')} />
    </ActionDialog>
  );
}
