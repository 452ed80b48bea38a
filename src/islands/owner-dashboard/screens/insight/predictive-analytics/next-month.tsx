import { pathOfLeases } from '#src/domain/foundation/lease-choice.ts';
import { lateBandOf } from '#src/domain/insight/forecasts/outlook/late-outlook.ts';
import type { MaterialUnit } from '#src/domain/insight/forecasts/outlook/material.ts';
import type { Outlook } from '#src/domain/insight/forecasts/outlook/outlook.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { listingPath } from './listing-path.ts';
import { useFigures } from './use-figures.ts';

/** Below a chance of one in five nothing has to be done about a unit. */
const NOTICEABLE = 2000;
/** Of a hundred courses, in so many cash runs out before it is worth a word. */
const SHORTFALL_WORTH_SAYING = 100;
const MOST_OF_A_KIND = 2;

interface NextMonthProps {
  outlook: Outlook;
  units: readonly MaterialUnit[];
}

/** What is coming in the month after the running one, in a sentence, and what to do about it. */
export function NextMonth({ outlook, units }: NextMonthProps) {
  const { next: text } = useText('forecasts');
  const { rent, cash } = outlook;
  const figures = useFigures(rent.currency);
  const said = rent.months[1];
  const end = cash.months[1];
  const actions = useActions(outlook, units);
  if (!said) return null;
  const shortfall = end?.shortfallBasisPoints ?? 0;
  const isShort = shortfall >= SHORTFALL_WORTH_SAYING;
  return (
    <Card title={text.title({ month: figures.month(said.month) })}>
      <div className="grid gap-4">
        <div className="grid gap-1 text-16">
          <p>
            {said.lowMinor === null || said.highMinor === null
              ? text.rentAgreed({ amount: figures.money(said.agreedMinor) })
              : text.rent({
                  amount: figures.money(said.expectedMinor),
                  low: figures.money(said.lowMinor),
                  high: figures.money(said.highMinor),
                })}
          </p>
          {end && end.lowMinor !== null && end.highMinor !== null ? (
            <p>
              {text.cash({
                amount: figures.money(end.expectedMinor),
                low: figures.money(end.lowMinor),
                high: figures.money(end.highMinor),
              })}{' '}
              {isShort ? text.shortfall({ chance: figures.chance(shortfall) }) : null}
            </p>
          ) : null}
        </div>
        <div className="grid gap-1">
          <h3 className="text-15">{text.toDo}</h3>
          {actions.length === 0 && !isShort ? <p className="text-15 text-secondary">{text.nothing}</p> : null}
          <ul className="grid gap-1 text-15">
            {isShort ? <li>{text.spend}</li> : null}
            {actions.map(({ key, path, words }) => (
              <li key={key}>
                <AppLink to={path} className={loneLinkClass}>
                  {words}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

interface Action {
  readonly key: string;
  readonly path: string;
  readonly words: string;
}

/** The units and leases that stand out, each with the screen where something can be done. */
function useActions({ vacancy, late, rent }: Outlook, units: readonly MaterialUnit[]): Action[] {
  const { next: text } = useText('forecasts');
  const figures = useFigures(rent.currency);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const nameOf = (unit: MaterialUnit | undefined) => (unit ? `${unit.propertyName}, ${unit.label}` : '');
  const free = vacancy.units.filter(({ nextStartsOn }) => nextStartsOn === null);
  const listed = free.flatMap(({ unit, state, vacancy: one }): Action[] => {
    if (state.code !== 'vacant' || !one.isKnown) return [];
    const words = text.list({ unit: nameOf(unit), days: figures.days(one.expectedDayTenths) });
    return [{ key: unit.id, path: listingPath(unit.propertyId), words }];
  });
  const renewed = free.flatMap(({ unit, state, leaseId, vacancy: one }): Action[] => {
    if (state.code !== 'ends' || leaseId === null || !one.isKnown || one.chanceBasisPoints < NOTICEABLE)
      return [];
    const [day, chance] = [figures.day(state.lastDay), figures.chance(one.chanceBasisPoints)];
    return [
      {
        key: leaseId,
        path: recordPath.lease(leaseId),
        words: text.renew({ unit: nameOf(unit), day, chance }),
      },
    ];
  });
  const reminded = late.leases.flatMap(({ leaseId, unitId, dueOn, chance: one }): Action[] => {
    if (!one.isKnown || lateBandOf(one.chanceBasisPoints) !== 'high') return [];
    const [day, chance] = [figures.day(dueOn), figures.chance(one.chanceBasisPoints)];
    const words = text.remind({ unit: nameOf(byId.get(unitId)), day, chance });
    return [{ key: `${leaseId}-late`, path: pathOfLeases('/messages/new', [leaseId]), words }];
  });
  return [listed, renewed, reminded].flatMap((kind) => kind.slice(0, MOST_OF_A_KIND));
}
