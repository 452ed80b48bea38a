import type { DecisionResult } from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { scrollableByKeyboard } from '#src/ui/scrollable.ts';
import { useWeightText, type WeightBasis } from './use-weight-text.ts';

interface RunoffRoundsProps {
  names: readonly string[];
  rounds: NonNullable<DecisionResult['rounds']>;
  basis: WeightBasis;
}

/** The rounds of a ranked vote: who had what, and who went out. */
export function RunoffRounds({ names, rounds, basis }: RunoffRoundsProps) {
  const { result: text } = useText('decisions');
  const { plain } = useWeightText(basis);
  return (
    <section aria-label={text.rounds} {...scrollableByKeyboard} className="overflow-x-auto">
      <table className="w-full text-14 tabular-nums">
        <caption className="pb-1 text-left text-15 font-medium">{text.rounds}</caption>
        <thead>
          <tr className="border-b border-line text-left text-secondary">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {text.option}
            </th>
            {[...rounds.keys()].map((index) => (
              <th key={index} scope="col" className="py-1.5 pl-4 text-right font-medium whitespace-nowrap">
                {text.round({ number: index + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...names.entries()].map(([at, name]) => (
            <tr key={at} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {name}
              </th>
              {[...rounds.entries()].map(([index, { totals }]) => {
                const total = totals[at];
                return (
                  <td key={index} className="py-1.5 pl-4 text-right whitespace-nowrap">
                    {total === null || total === undefined ? text.out : plain(total)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
