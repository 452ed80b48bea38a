import { useQuery } from '@tanstack/react-query';
import {
  giveProxy,
  type MyBuilding,
  type MyDecision,
  type MyStandingVote,
  myPartQueries,
} from '#src/data/decisions/my-part.ts';
import { voteQueries } from '#src/data/decisions/votes.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface GiveProxyDialogProps {
  /** Those whose rules allow proxies; at least one. */
  buildings: readonly MyBuilding[];
  open: readonly MyDecision[];
  onClose: () => void;
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const newDraft = ([first]: readonly MyBuilding[]) => ({
  propertyId: first?.propertyId ?? '',
  email: '',
  decisionId: '',
  unitId: '',
});
type Draft = ReturnType<typeof newDraft>;

/** Lets a neighbour, known by their address, vote for the reader. */
export function GiveProxyDialog({ buildings, open, onClose }: GiveProxyDialogProps) {
  const { proxies: text } = useText('tenantDecisions');
  const [draft, change] = useDraft(() => newDraft(buildings));
  const { data: votes = [] } = useQuery(myPartQueries.votesByRules(draft.propertyId));
  const give = useAction({
    mutationFn: giveProxy,
    invalidates: [myPartQueries.all, voteQueries.all],
    toast: (name) => text.given({ name }),
    onDone: onClose,
    errorTexts: { already_exists: text.exists },
  });
  const { propertyId, decisionId, unitId } = draft;
  const email = draft.email.trim();
  const giverId = votes[0]?.personId;
  const building = buildings.find((one) => one.propertyId === propertyId);
  return (
    <ActionDialog
      title={text.give}
      submitLabel={text.give}
      action={give}
      input={
        EMAIL.test(email) && giverId
          ? { propertyId, giverId, email, unitId: unitId || null, decisionId: decisionId || null }
          : null
      }
      onClose={onClose}
    >
      {buildings.length > 1 ? (
        <SelectField
          label={text.building}
          value={propertyId}
          options={buildings.map((one) => ({ value: one.propertyId, label: one.propertyName }))}
          onChange={({ target: { value } }) => change({ propertyId: value, decisionId: '', unitId: '' })}
        />
      ) : null}
      <TextField
        label={text.email}
        hint={text.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={draft.email}
        onChange={({ target: { value } }) => change({ email: value })}
        error={EMAIL.test(email) ? undefined : text.emailInvalid}
      />
      <ScopeFields
        draft={draft}
        onChange={change}
        open={open}
        units={building?.proxiesMaySplit ? unitsOf(votes) : []}
      />
    </ActionDialog>
  );
}

interface ScopeFieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  open: readonly MyDecision[];
  /** Those that may be given apart. */
  units: readonly { readonly id: string; readonly label: string }[];
}

/** For which decisions, and of several units for which. */
function ScopeFields({ draft, onChange, open, units }: ScopeFieldsProps) {
  const { proxies: text, vote } = useText('tenantDecisions');
  const here = open.filter((one) => one.propertyId === draft.propertyId);
  return (
    <>
      <SelectField
        label={text.scope}
        value={draft.decisionId}
        options={[
          { value: '', label: text.always },
          ...here.map(({ id, question }) => ({ value: id, label: question })),
        ]}
        onChange={({ target: { value } }) => onChange({ decisionId: value })}
      />
      {units.length > 1 ? (
        <SelectField
          label={text.unit}
          value={draft.unitId}
          options={[
            { value: '', label: text.allUnits },
            ...units.map(({ id, label }) => ({ value: id, label: vote.ofUnit({ unit: label }) })),
          ]}
          onChange={({ target: { value } }) => onChange({ unitId: value })}
        />
      ) : null}
    </>
  );
}

const unitsOf = (votes: readonly MyStandingVote[]) =>
  votes.flatMap(({ unitId, unitLabel }) =>
    unitId === null || unitLabel === null ? [] : [{ id: unitId, label: unitLabel }],
  );
