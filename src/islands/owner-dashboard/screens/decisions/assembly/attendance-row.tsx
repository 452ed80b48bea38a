import { useState } from 'react';
import { recordAttendance, recordDeparture } from '#src/data/decisions/assemblies/mutations.ts';
import { type AssemblyUnit, assemblyQueries, type StandIn } from '#src/data/decisions/assemblies/queries.ts';
import { formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useWeightText, type WeightBasis } from '#src/islands/shell/decisions/use-weight-text.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface AttendanceRowProps {
  unit: AssemblyUnit;
  assemblyId: string;
  weightBasis: WeightBasis;
  canRun: boolean;
}

/** How a stand-in is told from the others: by person and proxy. */
const keyOf = ({ personId, proxyId }: Pick<StandIn, 'personId' | 'proxyId'>) =>
  `${personId ?? ''}/${proxyId ?? ''}`;

/** A unit: who stands for it since when, or who may. */
export function AttendanceRow({ unit, assemblyId, weightBasis, canRun }: AttendanceRowProps) {
  const { attendance: text } = useText('assembly');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const weight = useWeightText(weightBasis);
  const nameOf = useStandInName();
  const { unitLabel, standIns, arrivedAt } = unit;
  const present = standIns.find((one) => unit.attendanceId !== null && keyOf(one) === keyOf(unit));
  const who = present ? nameOf(present) : (unit.personName ?? text.organization);
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold">{unitLabel}</p>
        <p className="text-14 text-secondary">
          {unit.attendanceId && arrivedAt
            ? text.since({ name: who, time: formatTime(arrivedAt, language, timeZone) })
            : text.none}
          {unit.weight === null ? null : (
            <span className="text-hint tabular-nums">
              {' · '}
              {text.weight({ weight: weight.plain(unit.weight) })}
            </span>
          )}
        </p>
      </div>
      {canRun ? <ComingAndGoing unit={unit} assemblyId={assemblyId} /> : null}
    </li>
  );
}

function ComingAndGoing({ unit, assemblyId }: Pick<AttendanceRowProps, 'unit' | 'assemblyId'>) {
  const { attendance: text } = useText('assembly');
  const nameOf = useStandInName();
  const { unitId, unitLabel, standIns, attendanceId } = unit;
  const [chosen, setChosen] = useState<string | null>(null);
  const invalidates = [assemblyQueries.of(assemblyId)];
  const arrive = useAction({ mutationFn: recordAttendance, invalidates });
  const leave = useAction({ mutationFn: recordDeparture, invalidates });
  const standIn = standIns.find((one) => keyOf(one) === chosen) ?? standIns[0];
  if (attendanceId)
    return (
      <div className="grid gap-2">
        <Button
          isBusy={leave.isRunning}
          aria-label={text.leaveOf({ unit: unitLabel })}
          onClick={() => void leave.run({ attendanceId })}
        >
          {text.leave}
        </Button>
        <FailureNote text={leave.error} />
      </div>
    );
  if (!standIn) return null;
  const arriveNow = () => {
    const { personId, proxyId } = standIn;
    void arrive.run({ assemblyId, unitId, ...(personId && { personId }), ...(proxyId && { proxyId }) });
  };
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-2">
      {standIns.length > 1 ? (
        <SelectField
          className="w-56 max-w-full"
          label={text.standIn({ unit: unitLabel })}
          isLabelHidden
          value={keyOf(standIn)}
          options={standIns.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      ) : (
        <span className="self-center text-14">{nameOf(standIn)}</span>
      )}
      <Button isBusy={arrive.isRunning} aria-label={text.arriveOf({ unit: unitLabel })} onClick={arriveNow}>
        {text.arrive}
      </Button>
      <FailureNote text={arrive.error} />
    </div>
  );
}

/** Who stands for a unit, in words: an owner, a tenant, the organization, or the holder of somebody's proxy. */
function useStandInName() {
  const { attendance: text } = useText('assembly');
  return ({ name, proxyId, giverName }: StandIn) =>
    proxyId
      ? text.proxyOf({ holder: name ?? '', giver: giverName ?? text.organization })
      : (name ?? text.organization);
}
