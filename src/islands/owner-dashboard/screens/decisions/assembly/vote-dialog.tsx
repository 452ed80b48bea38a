import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enterVote } from '#src/data/decisions/assemblies/mutations.ts';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { type RollVote, voteQueries } from '#src/data/decisions/votes.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceForm } from '#src/islands/shell/decisions/choice-form.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';
import { AGENDA_KEYS } from './use-assembly-live.ts';

interface VoteDialogProps {
  assembly: Assembly;
  decision: Decision;
  onClose: () => void;
}

/** Enters the votes of those who are there without a device, one after the other. */
export function VoteDialog({ assembly, decision, onClose }: VoteDialogProps) {
  const { votes: text } = useText('assembly');
  const { states } = useText('common');
  const roll = useQuery(voteQueries.roll(decision.id));
  const units = useQuery(assemblyQueries.units(assembly.id));
  const [chosen, setChosen] = useState('');
  const here = new Set(
    (units.data ?? []).flatMap(({ attendanceId, unitId }) => (attendanceId ? unitId : [])),
  );
  /** Votes by person have no unit: the database says who of them is not there. */
  const mayEnter = ({ unitId, hasVoted }: RollVote) => !hasVoted && (unitId === null || here.has(unitId));
  return (
    <ActionDialog title={text.title} submitLabel={text.submit} isDisabled={chosen === ''} onClose={onClose}>
      <p className="text-15 text-secondary">{text.text}</p>
      {decision.isSecret ? <Notice tone="warn">{text.secretText}</Notice> : null}
      <QueryView query={roll} skeleton={<SkeletonFields label={states.loading} rows={2} />}>
        {(votes) => (
          <Entry decision={decision} votes={votes.filter(mayEnter)} chosen={chosen} onChoose={setChosen} />
        )}
      </QueryView>
    </ActionDialog>
  );
}

interface EntryProps {
  decision: Decision;
  votes: readonly RollVote[];
  /** The id of the vote that is entered; empty while none is. */
  chosen: string;
  onChoose: (voteId: string) => void;
}

function Entry({ decision, votes, chosen, onChoose }: EntryProps) {
  const { votes: text } = useText('assembly');
  const [round, setRound] = useState(0);
  const options = useQuery(decisionQueries.options(decision.id));
  const weight = useWeightText(decision.weightBasis);
  const nameOf = useVoteName();
  const vote = votes.find(({ id }) => id === chosen);
  const enter = useAction({
    mutationFn: async (choice: readonly number[]) => {
      if (vote) await enterVote({ voteId: vote.id, isSecret: decision.isSecret, choice });
    },
    invalidates: AGENDA_KEYS,
    toast: text.entered({ name: vote ? nameOf(vote) : '' }),
    onDone: () => {
      onChoose('');
      setRound((now) => now + 1);
    },
  });
  if (votes.length === 0) return <Notice>{text.noneLeft}</Notice>;
  if (decision.kind !== 'yes_no' && !options.data) return null;
  return (
    <>
      <SelectField
        key={votes.length}
        label={text.whose}
        placeholder=""
        value={chosen}
        options={votes.map((one) => ({
          value: one.id,
          label: text.unit({ unit: nameOf(one), weight: weight.plain(one.weight) }),
        }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      {vote ? (
        <ChoiceForm
          key={round}
          decision={decision}
          options={options.data ?? []}
          choice={null}
          action={enter}
        />
      ) : (
        <p className="text-14 text-hint">{text.whoseMissing}</p>
      )}
    </>
  );
}

/** A vote by its unit and by who has it. */
function useVoteName() {
  const { attendance: text } = useText('assembly');
  return ({ unitLabel, names, ofOrganization }: RollVote) => {
    const whose = [...names, ...(ofOrganization ? [text.organization] : [])].join(', ');
    return [unitLabel, whose].filter(Boolean).join(', ');
  };
}
