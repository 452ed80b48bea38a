import { saveContact } from '#src/data/people/profile/mutations.ts';
import { type ProfileDetails, profileQueries } from '#src/data/people/profile/queries.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';
import { provinces } from '#src/domain/foundation/provinces.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { AppLink } from '../app-link.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { type AppForm, useAppForm } from '../form/use-app-form.ts';
import { loneLinkClass } from '../link-class.ts';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection } from './account-page.tsx';
import { type ContactInput, contactOf, contactSchema } from './profile-schema.ts';

/** How one is reached: the telephone, and an address as Dominicans give it. */
export function ContactSection({ profile }: { profile: ProfileDetails }) {
  const { profile: texts, problems, saved } = useText('account');
  const text = texts.contact;
  const { userId, email } = useSession();
  const appForm = useAppForm({
    schema: contactSchema,
    defaults: contactOf(profile),
    draftKey: 'profile-contact',
    texts: problems,
  });
  const save = useAction({
    mutationFn: (values: Parameters<typeof saveContact>[1]) => saveContact(userId, values),
    invalidates: [profileQueries.all(userId)],
    onDone: appForm.clearDraft,
    toast: saved,
  });
  return (
    <AccountSection id="contact" title={text.title} text={text.text}>
      <Card>
        <ActionForm
          action={save}
          onSubmit={appForm.submit(save.run)}
          className="grid gap-5"
          buttons={
            <Button type="submit" variant="primary" isBusy={save.isRunning}>
              {text.save}
            </Button>
          }
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
            <span className="min-w-0">
              <span className="block text-14 text-hint">{text.email}</span>
              <span className="wrap-anywhere">{email}</span>
            </span>
            <AppLink to="/settings#account" className={loneLinkClass}>
              {text.changeEmail}
            </AppLink>
          </div>
          <ContactFields appForm={appForm} />
        </ActionForm>
      </Card>
    </AccountSection>
  );
}

function ContactFields({
  appForm,
}: {
  appForm: Pick<AppForm<ContactInput, unknown>, 'form' | 'register' | 'errorOf'>;
}) {
  const { profile } = useText('account');
  const { states } = useText('common');
  const text = profile.contact;
  const { form, register, errorOf } = appForm;
  const field = (name: keyof ContactInput) => ({
    label: text[name],
    optional: states.optional,
    error: errorOf(name),
    ...register(name),
  });
  const phone = field('phone');
  return (
    <div className="grid items-start gap-5 @2xl:grid-cols-6">
      <TextField
        {...phone}
        className="@2xl:col-span-6"
        type="tel"
        autoComplete="tel"
        hint={text.phoneHint}
        onBlur={(event) => {
          const known = normalizePhone(event.target.value);
          if (known) form.setValue('phone', formatPhone(known));
          void phone.onBlur(event);
        }}
      />
      <TextField {...field('street')} className="@2xl:col-span-4" autoComplete="address-line1" />
      <TextField {...field('streetNumber')} className="@2xl:col-span-2" autoComplete="off" />
      <TextField {...field('sector')} className="@2xl:col-span-2" autoComplete="address-level3" />
      <TextField {...field('municipality')} className="@2xl:col-span-2" autoComplete="address-level2" />
      <SelectField
        {...field('province')}
        className="@2xl:col-span-2"
        autoComplete="address-level1"
        options={[
          { value: '', label: text.noProvince },
          ...provinces.map((name) => ({ value: name, label: name })),
        ]}
      />
      <TextArea {...field('reference')} className="@2xl:col-span-6" hint={text.referenceHint} rows={2} />
    </div>
  );
}
