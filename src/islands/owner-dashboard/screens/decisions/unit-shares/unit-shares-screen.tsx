import { useQuery } from '@tanstack/react-query';
import { type DecisionUnit, ruleQueries, setUnitCoefficients } from '#src/data/decisions/rules.ts';
import { shareSum } from '#src/domain/decisions/pasted-shares.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { OfBuilding } from '../parts/of-building.tsx';
import { PasteShares } from './paste-shares.tsx';

/** Where the share of every unit of a building is stated. */
export function Screen({ params }: ScreenProps) {
  const { sharesForm: text, back } = useText('decisionRules');
  const { states } = useText('common');
  const propertyId = params.id ?? '';
  const query = useQuery(ruleQueries.units(propertyId));
  return (
    <OfBuilding propertyId={propertyId}>
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title={text.title}
          description={text.text}
          back={<BackLink to={`/democratic/rules/${propertyId}`}>{back}</BackLink>}
        />
        <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
          {(units) => <SharesForm propertyId={propertyId} units={units} />}
        </QueryView>
      </div>
    </OfBuilding>
  );
}

interface Shares {
  readonly denominator: number | null;
  readonly shares: Readonly<Record<string, number | null>>;
}

const isWhole = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isInteger(value) && value >= 1;

function SharesForm({ propertyId, units }: { propertyId: string; units: readonly DecisionUnit[] }) {
  const { sharesForm: text } = useText('decisionRules');
  const go = useGo();
  const [draft, change, clear] = useDraft<Shares>(
    () => ({
      denominator: units.find(({ denominator }) => denominator !== null)?.denominator ?? null,
      shares: Object.fromEntries(units.map(({ id, numerator }) => [id, numerator])),
    }),
    `unit-shares:${propertyId}`,
  );
  const { denominator, shares } = draft;
  const { missing } = shareSum(
    units.map(({ id }) => shares[id] ?? null),
    denominator,
  );
  const isComplete = isWhole(denominator) && units.every(({ id }) => isWhole(shares[id]));
  const save = useAction({
    mutationFn: setUnitCoefficients,
    invalidates: [ruleQueries.all, ['decisions']],
    toast: text.saved,
    onDone: () => {
      clear();
      go(`/democratic/rules/${propertyId}`);
    },
  });
  const coefficients = units.map(({ id }) => ({ unitId: id, numerator: shares[id] }));
  return (
    <ActionForm
      action={save}
      input={isComplete && missing === 0 ? { propertyId, denominator: denominator ?? 0, coefficients } : null}
      buttons={
        <>
          <SumLine units={units} draft={draft} />
          <Button type="submit" variant="primary" isBusy={save.isRunning}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <PasteShares
          units={units}
          onTake={({ shares: pasted, denominator: whole }) =>
            change({
              shares: { ...shares, ...Object.fromEntries(pasted) },
              ...(whole !== null && { denominator: whole }),
            })
          }
        />
        <Card>
          <div className="grid gap-4">
            <FormFault text={isComplete && missing !== 0 ? text.sumWrong : undefined} />
            <NumberField
              label={text.denominator}
              hint={text.denominatorHint}
              value={denominator}
              error={isWhole(denominator) ? undefined : text.denominatorMissing}
              onChange={(value) => change({ denominator: value })}
            />
            <ShareFields units={units} shares={shares} onChange={(next) => change({ shares: next })} />
          </div>
        </Card>
      </div>
    </ActionForm>
  );
}

interface ShareFieldsProps {
  units: readonly DecisionUnit[];
  shares: Shares['shares'];
  onChange: (shares: Shares['shares']) => void;
}

function ShareFields({ units, shares, onChange }: ShareFieldsProps) {
  const { sharesForm: text } = useText('decisionRules');
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {units.map(({ id, label }) => (
        <NumberField
          key={id}
          label={label}
          value={shares[id] ?? null}
          error={isWhole(shares[id]) ? undefined : text.shareMissing}
          onChange={(value) => onChange({ ...shares, [id]: value })}
        />
      ))}
    </div>
  );
}

/** What the shares come to, and what is missing to the whole. */
function SumLine({ units, draft }: { units: readonly DecisionUnit[]; draft: Shares }) {
  const { sharesForm: text } = useText('decisionRules');
  const language = useLanguage();
  const { sum, missing } = shareSum(
    units.map(({ id }) => draft.shares[id] ?? null),
    draft.denominator,
  );
  const count = (value: number) => ({ count: formatNumber(Math.abs(value), language) });
  return (
    <p role="status" className="text-15 tabular-nums">
      {text.sum({
        sum: formatNumber(sum, language),
        all: draft.denominator === null ? '?' : formatNumber(draft.denominator, language),
      })}
      {missing === null ? null : (
        <span className={missing === 0 ? 'ml-2 text-good' : 'ml-2 text-warn'}>
          {missing === 0
            ? text.exact
            : missing > 0
              ? text.missing(count(missing))
              : text.excess(count(missing))}
        </span>
      )}
    </p>
  );
}
