import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import * as v from 'valibot';
import { createOrganization } from '#src/data/people/organizations/mutations.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useSwitchOrganization } from '#src/islands/shell/use-switch-organization.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const homeCounts = ['one', 'few', 'many'] as const;
const firsts = ['collect', 'bring', 'look'] as const;

/** Where each answer leads. */
const wayOf: Readonly<Record<(typeof firsts)[number], string>> = {
  collect: '/properties/new',
  bring: '/properties/files',
  look: '/',
};

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(120, 'nameLong')),
  homes: v.picklist(homeCounts, 'required'),
  first: v.picklist(firsts, 'required'),
});

interface NewOrganizationFormProps {
  proposedName: string;
  /** What is typed survives a reload under this name. */
  draftKey: string;
}

/** Makes an organization and goes on to what its owner wants first. Its kind and currency are set under Organization. */
export function NewOrganizationForm({ proposedName, draftKey }: NewOrganizationFormProps) {
  const { welcome } = useText('ownerStart');
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const change = useSwitchOrganization();
  const go = useGo();
  const { form, register, errorOf, submit, clearDraft } = useAppForm({
    schema,
    defaults: { name: proposedName, homes: 'one', first: 'collect' },
    draftKey,
    texts: welcome.problems,
  });
  const create = useAction({
    mutationFn: ({ name }: v.InferOutput<typeof schema>, requestId) =>
      createOrganization({ name, kind: 'person', defaultCurrency: 'DOP' }, requestId),
    onDone: (id, { first }) => {
      clearDraft();
      change(id);
      go(wayOf[first]);
      void queryClient.invalidateQueries({ queryKey: sessionQueries.organizations(userId).queryKey });
    },
    toast: (_, { name }) => welcome.created({ name }),
  });
  // Many are brought rather than typed, unless the reader has said what they want.
  const hasChosen = useRef(false);
  const propose = () => {
    if (hasChosen.current) return;
    form.setValue('first', form.getValues('homes') === 'many' ? 'bring' : 'collect');
  };

  return (
    <Card>
      <ActionForm action={create} onSubmit={submit(create.run)} className="grid gap-6">
        <TextField
          label={welcome.name}
          hint={welcome.nameHint}
          autoComplete="organization"
          error={errorOf('name')}
          {...register('name')}
        />
        <ChoiceGroup
          look="segments"
          label={welcome.homes}
          choices={homeCounts.map((count) => ({ value: count, label: welcome.homeCounts[count] }))}
          error={errorOf('homes')}
          {...register('homes', { onChange: propose })}
        />
        <ChoiceGroup
          label={welcome.first}
          choices={firsts.map((first) => ({
            value: first,
            label: welcome.firsts[first],
            hint: welcome.firstHints[first],
          }))}
          error={errorOf('first')}
          {...register('first', { onChange: () => (hasChosen.current = true) })}
        />
        <Button type="submit" variant="primary" size="lg" isBlock icon={ArrowRight} isBusy={create.isRunning}>
          {welcome.submit}
        </Button>
      </ActionForm>
    </Card>
  );
}
