import { useState } from 'react';
import { pathOfLeases } from '#src/domain/foundation/lease-choice.ts';
import { increaseOf } from '#src/domain/law/increase.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { IncreaseRow, type RentedLease } from './increase-row.tsx';
import { useRaise } from './use-raise.ts';

const BASIS_POINTS_IN_A_PERCENT = 100;
const BASIS_POINTS_IN_WHOLE = 10_000;
const MOST_PERCENT = 100;

const IncreaseNotice = lazyPart(() => import('./increase-notice.tsx').then((file) => file.IncreaseNotice));

/** A day, a percentage and leases; each lease says what its rent comes to and what became of it. */
export function IncreaseForm({ leases }: { leases: readonly RentedLease[] }) {
  const text = useText('rentIncreases');
  const today = useToday();
  const [startsOn, setStartsOn] = useState('');
  const [percent, setPercent] = useState<number | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAgreed, setAgreed] = useState(false);
  const { raise, outcomes, raised } = useRaise();
  const { can } = useOrganization();
  const isLater = startsOn > today;
  const isPercent = percent !== null && percent > 0 && percent <= MOST_PERCENT;
  const basisPoints = isPercent ? Math.round(percent * BASIS_POINTS_IN_A_PERCENT) : 0;
  const increases = leases
    .filter(({ id }) => chosen.includes(id) && outcomes[id] !== null)
    .map((lease) => increaseOf(lease, basisPoints, today));
  const isReady = isLater && isPercent && increases.length > 0 && isAgreed;
  const changed = leases.filter(({ id }) => outcomes[id] === null).map(({ id }) => id);
  return (
    <>
      <ActionForm
        action={raise}
        input={isReady ? { startsOn, share: basisPoints / BASIS_POINTS_IN_WHOLE, increases } : null}
        buttons={
          <>
            <Button type="submit" variant="primary" isBusy={raise.isRunning}>
              {text.submit({ count: increases.length })}
            </Button>
            {changed.length > 0 ? (
              <AppLink className={loneLinkClass} to={pathOfLeases('/messages/new', changed)}>
                {text.write}
              </AppLink>
            ) : null}
          </>
        }
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            label={text.startsOn}
            error={isLater ? undefined : text.problems.startsOn}
            value={startsOn}
            onChange={({ target }) => setStartsOn(target.value)}
          />
          <NumberField
            label={text.percent}
            decimals={2}
            error={isPercent ? undefined : text.problems.percent}
            value={percent}
            onChange={setPercent}
          />
        </div>
        <IncreaseRows
          {...{ leases, chosen, outcomes, onChoose: setChosen }}
          basisPoints={isPercent ? basisPoints : null}
        />
        {increases.length === 0 ? <FormFault text={text.problems.leases} /> : null}
        <Checkbox
          label={text.isAgreed}
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        {isAgreed ? null : <FormFault text={text.problems.isAgreed} />}
      </ActionForm>
      {raised && can('messages.write') ? (
        <IncreaseNotice key={raised.leaseIds.join()} raised={raised} />
      ) : null}
    </>
  );
}

interface IncreaseRowsProps {
  leases: readonly RentedLease[];
  chosen: readonly string[];
  outcomes: Readonly<Record<string, string | null>>;
  /** Null until a percentage is there. */
  basisPoints: number | null;
  onChoose: (chosen: readonly string[]) => void;
}

function IncreaseRows({ leases, chosen, outcomes, basisPoints, onChoose }: IncreaseRowsProps) {
  const text = useText('rentIncreases');
  const today = useToday();
  return (
    <fieldset className="grid gap-1">
      <legend className="text-14 font-medium">{text.leases}</legend>
      <ul className="divide-y divide-line">
        {leases.map((lease) => (
          <IncreaseRow
            key={lease.id}
            lease={lease}
            increase={basisPoints === null ? null : increaseOf(lease, basisPoints, today)}
            isChosen={chosen.includes(lease.id)}
            outcome={outcomes[lease.id]}
            onChoose={(isChosen) =>
              onChoose(isChosen ? [...chosen, lease.id] : chosen.filter((id) => id !== lease.id))
            }
          />
        ))}
      </ul>
    </fieldset>
  );
}
