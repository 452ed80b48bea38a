import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { allowProgram } from '#src/data/insight/programs/mutations.ts';
import {
  type AskedAccess,
  chosenAtFirst,
  refusalAddress,
} from '#src/domain/insight/programs/asked-access.ts';
import { type ProgramScope, programScopes, scopesOf } from '#src/domain/insight/programs/scopes.ts';
import { useText } from '#src/i18n/react.tsx';
import { ProofFields, useHasSecondFactor } from '#src/islands/shell/account/proof-fields.tsx';
import {
  noProof,
  type ProofInput,
  type ProofWay,
  proofEntries,
  proofOf,
} from '#src/islands/shell/account/proof-schema.ts';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';

interface ConsentProps {
  readonly asked: AskedAccess;
  /** The address, for what the program would like. */
  readonly search: URLSearchParams;
  readonly program: { readonly name: string; readonly redirectHost: string };
  /** Organizations by their id, and the reader's own rental as ''. */
  readonly places: readonly { readonly value: string; readonly label: string }[];
}

/** Which program asks, about what, and whether it may. */
export function ConsentForm(props: ConsentProps) {
  const { program, places } = props;
  const { consent: text } = useText('programs');
  const { email } = useSession();
  const [place, choose] = useState(places[0]?.value ?? '');
  return (
    <EntryCard title={text.question({ name: program.name })} text={text.unchecked}>
      <DefinitionList
        items={[
          {
            term: text.returnsTo,
            value: <span className="font-medium break-all">{program.redirectHost}</span>,
          },
          { term: text.account, value: <span className="break-all">{email}</span> },
          ...(places.length === 1 ? places.map(({ label }) => ({ term: text.place, value: label })) : []),
        ]}
      />
      {places.length > 1 ? (
        <ChoiceGroup
          label={text.place}
          choices={places}
          value={place}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : null}
      <ScopesForm key={place === '' ? 'tenant' : 'owner'} {...props} place={place} />
    </EntryCard>
  );
}

type ConsentInput = ProofInput & { scopes: ProgramScope[] };

function ScopesForm({ asked, search, place }: ConsentProps & { place: string }) {
  const { consent: text, scopes: names } = useText('programs');
  const { again } = useText('account');
  const { email } = useSession();
  const hasApp = useHasSecondFactor();
  const [way, setWay] = useState<ProofWay>('password');
  const offered = scopesOf(place === '' ? 'tenant' : 'owner');
  const form = useAppForm({
    schema: useMemo(
      () =>
        v.object({
          scopes: v.pipe(v.array(v.picklist(programScopes)), v.minLength(1, 'scopesMissing')),
          ...proofEntries(way, hasApp),
        }),
      [way, hasApp],
    ),
    defaults: { ...noProof, scopes: [...chosenAtFirst(search, offered)] },
    texts: { ...again, scopesMissing: text.scopesMissing },
  });
  const allow = useAction({
    mutationFn: ({ scopes, ...input }: ConsentInput) =>
      allowProgram(proofOf(email, way, input), { asked, scopes, organizationId: place || null }),
    onDone: (address) => window.location.assign(address),
    errorTexts: { ...again.errors, ...text.errors },
  });
  const buttons = (
    <>
      <Button type="submit" variant="primary" isBusy={allow.isRunning}>
        {text.allow}
      </Button>
      <Button
        disabled={allow.isRunning}
        onClick={() => window.location.assign(refusalAddress(asked, window.location.origin))}
      >
        {text.deny}
      </Button>
    </>
  );
  return (
    <ActionForm action={allow} onSubmit={form.submit(allow.run)} className="grid gap-5" buttons={buttons}>
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-1.5 text-14 font-medium">{text.scopes}</legend>
        <p className="text-14 text-hint">{text.scopesHint}</p>
        {offered.map((scope, index) => (
          <Checkbox
            key={scope}
            value={scope}
            label={names[scope].name}
            hint={names[scope].hint}
            error={index === 0 ? form.errorOf('scopes') : undefined}
            {...form.register('scopes')}
          />
        ))}
      </fieldset>
      <p className="text-14 text-secondary">{text.again}</p>
      <ProofFields register={form.register} errorOf={form.errorOf} way={way} onWay={setWay} />
      <p className="text-14 text-hint">{text.revoking}</p>
    </ActionForm>
  );
}
