import type { Outlook } from '#src/domain/insight/forecasts/outlook/outlook.ts';
import type { UnitOutlook, VacancyOutlook } from '#src/domain/insight/forecasts/outlook/vacancy-outlook.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass, loneLinkClass } from '#src/islands/shell/link-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { ExportButton } from './export-button.tsx';
import { listingPath } from './listing-path.ts';
import { MissingData } from './missing-data.tsx';
import { RecordPart } from './record-part.tsx';
import { ShortTable } from './short-table.tsx';
import { useFigures } from './use-figures.ts';
import { useUnitState } from './use-unit-state.ts';

const SHOWN = 8;
const LEVEL = 90;
const TENTHS = 10;
const PERCENT = 100;

/** Each unit's chance to stand vacant and for how many days, and how such answers did. */
export function VacancyPart({ vacancy, rent }: Pick<Outlook, 'vacancy' | 'rent'>) {
  const text = useText('forecasts');
  const figures = useFigures(rent.currency);
  const stateOf = useUnitState();
  const missing = new Set(
    vacancy.units.flatMap(({ vacancy: one }) =>
      one.isKnown || one.missing === 'vacant_for_longer_than_all' ? [] : [one.missing],
    ),
  );
  return (
    <Card
      title={text.vacancy.title}
      description={text.vacancy.description({
        from: figures.day(vacancy.from),
        until: figures.day(vacancy.until),
      })}
      action={
        <ExportButton
          of={text.vacancy.title}
          fileName={text.vacancy.file}
          head={[text.vacancy.unit, text.vacancy.state, `${text.vacancy.chance} (%)`, text.vacancy.days]}
          lines={() =>
            vacancy.units.map(({ unit, vacancy: one, ...tenancy }) => [
              `${unit.propertyName}, ${unit.label}`,
              stateOf(tenancy),
              one.isKnown ? one.chanceBasisPoints / PERCENT : null,
              one.isKnown ? one.expectedDayTenths / TENTHS : null,
            ])
          }
        />
      }
    >
      <div className="grid gap-4">
        <MissingData missing={[...missing]} cases={vacancy.cases} />
        <Total vacancy={vacancy} currency={rent.currency} />
        <UnitTable units={vacancy.units} currency={rent.currency} />
      </div>
      <RecordPart
        of={text.vacancy.daysOf}
        record={vacancy.record}
        currency={rent.currency}
        level={LEVEL}
        isNaiveShown={vacancy.record.isNaiveBetter && vacancy.naiveDayTenths !== null}
        format={(tenths) => text.vacancy.dayCount({ days: figures.days(tenths) })}
        formatShort={figures.days}
      />
    </Card>
  );
}

type Currency = Outlook['rent']['currency'];

function Total({ vacancy, currency }: { vacancy: VacancyOutlook; currency: Currency }) {
  const { vacancy: text } = useText('forecasts');
  const figures = useFigures(currency);
  const { expectedDayTenths, range, naiveDayTenths, record } = vacancy;
  if (record.isNaiveBetter && naiveDayTenths !== null)
    return <p className="text-15">{text.naiveShown({ days: figures.days(naiveDayTenths) })}</p>;
  return (
    <p className="text-15 text-secondary">
      <span className="text-ink">{text.total({ days: figures.days(expectedDayTenths) })}</span>{' '}
      {range
        ? text.totalRange({
            low: figures.days(range.low),
            high: figures.days(range.high),
            level: figures.level(range.level),
          })
        : null}{' '}
      {naiveDayTenths === null ? null : text.naive({ days: figures.days(naiveDayTenths) })}
    </p>
  );
}

function UnitTable({ units, currency }: { units: readonly UnitOutlook[]; currency: Currency }) {
  const { vacancy: text, missing } = useText('forecasts');
  const figures = useFigures(currency);
  const stateOf = useUnitState();
  return (
    <ShortTable
      least={SHOWN}
      caption={text.title}
      rows={units}
      rowKey={({ unitId }) => unitId}
      columns={[
        {
          id: 'unit',
          header: text.unit,
          phone: 'title',
          cell: ({ unit }) => (
            <AppLink to={recordPath.unit(unit.id)} className={linkClass}>
              {unit.label}
            </AppLink>
          ),
          note: ({ unit }) => unit.propertyName,
        },
        { id: 'state', header: text.state, phone: 'figure', cell: stateOf },
        {
          id: 'chance',
          header: text.chance,
          phone: 'amount',
          align: 'end',
          cell: ({ vacancy, state }) => {
            if (state.code === 'vacant') return text.now;
            return vacancy.isKnown ? figures.chance(vacancy.chanceBasisPoints) : <NotKnown />;
          },
          note: ({ vacancy }) =>
            !vacancy.isKnown && vacancy.missing === 'vacant_for_longer_than_all'
              ? missing.vacant_for_longer_than_all
              : null,
        },
        {
          id: 'days',
          header: text.days,
          phone: 'figure',
          align: 'end',
          cell: ({ vacancy }) => (vacancy.isKnown ? figures.days(vacancy.expectedDayTenths) : <NotKnown />),
        },
        { id: 'action', header: text.action, phone: 'state', cell: (row) => <UnitAction row={row} /> },
      ]}
    />
  );
}

/** What a person can do: list what is vacant or will be, renew what ends. */
function UnitAction({ row: { state, nextStartsOn, unit, leaseId } }: { row: UnitOutlook }) {
  const { vacancy: text } = useText('forecasts');
  if (nextStartsOn !== null || state.code === 'open_ended') return <NotKnown />;
  return state.code === 'ends' && leaseId !== null ? (
    <AppLink
      to={recordPath.lease(leaseId)}
      className={loneLinkClass}
      aria-label={`${text.renew}: ${unit.label}`}
    >
      {text.renew}
    </AppLink>
  ) : (
    <AppLink
      to={listingPath(unit.propertyId)}
      className={loneLinkClass}
      aria-label={`${text.list}: ${unit.label}`}
    >
      {text.list}
    </AppLink>
  );
}
