import { savePersonal } from '#src/data/people/profile/mutations.ts';
import { type ProfileDetails, profileQueries } from '#src/data/people/profile/queries.ts';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection } from './account-page.tsx';
import { isSuspicious, personalOf, personalSchema } from './profile-schema.ts';

/** Who one is: the name, and a document with a warning about a check digit that does not fit. */
export function PersonalSection({ profile }: { profile: ProfileDetails }) {
  const { profile: texts, problems, saved } = useText('account');
  const { enums, states } = useText('common');
  const text = texts.personal;
  const { userId } = useSession();
  const { form, register, errorOf, submit, clearDraft } = useAppForm({
    schema: personalSchema,
    defaults: personalOf(profile),
    draftKey: 'profile-personal',
    texts: problems,
  });
  const save = useAction({
    mutationFn: (values: Parameters<typeof savePersonal>[1]) => savePersonal(userId, values),
    invalidates: [profileQueries.all(userId)],
    onDone: clearDraft,
    toast: saved,
  });
  const type = form.watch('identityType');
  const number = form.watch('identityNumber');
  const numberField = register('identityNumber');

  return (
    <AccountSection id="personal" title={text.title} text={text.text}>
      <Card>
        <ActionForm action={save} onSubmit={submit(save.run)} className="grid gap-5">
          <TextField
            label={text.fullName}
            autoComplete="name"
            error={errorOf('fullName')}
            {...register('fullName')}
          />
          <div className="grid items-start gap-5 @2xl:grid-cols-2">
            <SelectField
              label={text.identityType}
              optional={states.optional}
              options={[
                { value: '', label: text.noIdentity },
                ...identityTypes.map((value) => ({ value, label: enums.identityType[value] })),
              ]}
              error={errorOf('identityType')}
              {...register('identityType')}
            />
            <TextField
              label={text.identityNumber}
              optional={states.optional}
              autoComplete="off"
              maxLength={30}
              error={errorOf('identityNumber')}
              {...numberField}
              onBlur={(event) => {
                if (type) form.setValue('identityNumber', formatIdentity(type, event.target.value));
                void numberField.onBlur(event);
              }}
            />
          </div>
          {isSuspicious(type, number) ? <Notice tone="warn">{text.suspicious}</Notice> : null}
          <Button type="submit" variant="primary" className="justify-self-start" isBusy={save.isRunning}>
            {text.save}
          </Button>
        </ActionForm>
      </Card>
    </AccountSection>
  );
}
