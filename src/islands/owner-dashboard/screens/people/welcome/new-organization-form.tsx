import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import * as v from 'valibot';
import { createOrganization } from '#src/data/people/organizations/mutations.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { currencyCodes, organizationKinds } from '#src/domain/foundation/enums.ts';
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

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(120, 'nameLong')),
  kind: v.picklist(organizationKinds, 'required'),
  defaultCurrency: v.picklist(currencyCodes, 'required'),
});

interface NewOrganizationFormProps {
  proposedName: string;
  /** What is typed survives a reload under this name. */
  draftKey: string;
}

/** Makes an organisation and goes on to its first property. */
export function NewOrganizationForm({ proposedName, draftKey }: NewOrganizationFormProps) {
  const { welcome } = useText('owner');
  const { enums } = useText('common');
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const change = useSwitchOrganization();
  const go = useGo();
  const { register, errorOf, submit, clearDraft } = useAppForm({
    schema,
    defaults: { name: proposedName, kind: 'person', defaultCurrency: 'DOP' },
    draftKey,
    texts: welcome.problems,
  });
  const create = useAction({
    mutationFn: createOrganization,
    onDone: (id) => {
      clearDraft();
      change(id);
      go('/properties/new');
      void queryClient.invalidateQueries({ queryKey: sessionQueries.organizations(userId).queryKey });
    },
    toast: (_, { name }) => welcome.created({ name }),
  });

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
          label={welcome.kind}
          choices={organizationKinds.map((kind) => ({
            value: kind,
            label: enums.organizationKind[kind],
            hint: welcome.kindHints[kind],
          }))}
          error={errorOf('kind')}
          {...register('kind')}
        />
        <ChoiceGroup
          look="segments"
          label={welcome.currency}
          hint={welcome.currencyHint}
          choices={currencyCodes.map((code) => ({ value: code, label: enums.currency[code] }))}
          error={errorOf('defaultCurrency')}
          {...register('defaultCurrency')}
        />
        <Button type="submit" variant="primary" size="lg" isBlock icon={ArrowRight} isBusy={create.isRunning}>
          {welcome.submit}
        </Button>
      </ActionForm>
    </Card>
  );
}
