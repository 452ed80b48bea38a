import { type Cohort, cohortMonths } from '#src/domain/insight/analysis/cohorts.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useKeyNames } from '#src/islands/owner-dashboard/screens/insight/analytics/use-key-names.ts';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { scrollableByKeyboard } from '#src/ui/scrollable.ts';

interface TableProps {
  cohorts: readonly Cohort[];
  all: Omit<Cohort, 'startsOn'>;
}

const headClass = 'border-b border-line px-4 py-2.5 text-right font-medium whitespace-nowrap';

/** A line for each quarter, the latest first: of those old enough, how many were still there. */
export function CohortTable({ cohorts, all }: TableProps) {
  const text = useText('analyticsCohorts');
  const nameOfKey = useKeyNames();
  return (
    <section
      aria-label={text.caption}
      {...scrollableByKeyboard}
      className="relative overflow-x-auto focus-visible:-outline-offset-2"
    >
      <table className="w-full border-separate border-spacing-0 text-15">
        <caption className="sr-only">{text.caption}</caption>
        <thead>
          <tr className="text-14 text-secondary">
            <th
              scope="col"
              className="sticky left-0 border-b border-line bg-surface px-4 py-2.5 text-left font-medium"
            >
              {text.quarter}
            </th>
            <th scope="col" className={headClass}>
              {text.count}
            </th>
            {cohortMonths.map((months) => (
              <th key={months} scope="col" className={headClass}>
                {text.after({ months })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <CohortRow name={text.all} cohort={all} isSum />
          {cohorts.toReversed().map((cohort) => (
            <CohortRow
              key={cohort.startsOn}
              name={nameOfKey(
                'lease_cohort',
                `${cohort.startsOn.slice(0, 4)}-Q${Math.ceil(Number(cohort.startsOn.slice(5, 7)) / 3)}`,
              )}
              cohort={cohort}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  name: string;
  cohort: Omit<Cohort, 'startsOn'>;
  isSum?: boolean;
}

function CohortRow({ name, cohort, isSum = false }: RowProps) {
  const text = useText('analyticsCohorts');
  const language = useLanguage();
  return (
    <tr className={isSum ? 'font-semibold' : 'hover:bg-hover'}>
      <th
        scope="row"
        className="sticky left-0 bg-surface px-4 py-2 text-left font-[inherit] whitespace-nowrap"
      >
        {name}
      </th>
      <td className="px-4 py-2 text-right tabular-nums">{formatNumber(cohort.tenancyCount, language)}</td>
      {cohort.stays.map((stay, index) => (
        <td key={cohortMonths[index]} className="px-4 py-2 text-right whitespace-nowrap tabular-nums">
          {stay ? (
            <>
              {formatPercent(stay.stayingCount / stay.reachedCount, language, 0)}
              <span className="block text-14 font-normal text-hint">
                {text.stayed({ staying: stay.stayingCount, reached: stay.reachedCount })}
              </span>
            </>
          ) : (
            <NotKnown />
          )}
        </td>
      ))}
    </tr>
  );
}
