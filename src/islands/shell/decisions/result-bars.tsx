import type { Decision, DecisionResult } from '#src/data/decisions/decisions.ts';
import { isOfNumbers } from '#src/domain/decisions/choice.ts';
import { partOf } from '#src/domain/decisions/weight.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { scrollableByKeyboard } from '#src/ui/scrollable.ts';
import { useWeightText } from './use-weight-text.ts';

interface ResultBarsProps {
  decision: Decision;
  names: readonly string[];
  result: DecisionResult;
}

interface OptionLine {
  readonly position: number;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isTied: boolean;
  readonly total: string;
  readonly figure: string;
  readonly percent: string;
  /** Of the bar, in percent. */
  readonly width: number;
  /** Of a budget. */
  readonly amount: string | null;
}

/** Each option with its bar, and the same numbers as a table. Totals of ranked votes are of the first preferences. */
export function ResultBars(props: ResultBarsProps) {
  const lines = useOptionLines(props);
  return (
    <>
      <ol className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ol>
      <NumberTable {...props} lines={lines} />
    </>
  );
}

function useOptionLines({ decision, names, result }: ResultBarsProps): OptionLine[] {
  const text = useText('decisions');
  const language = useLanguage();
  const weight = useWeightText(decision.weightBasis);
  const isNumbers = isOfNumbers(decision.kind);
  // A ranked one counts whom each ballot names first.
  const totals = result.rounds?.[0]?.totals.map((total) => total ?? '0') ?? result.totals;
  const sum = totals.reduce((all, one) => all + BigInt(one), 0n);
  const top = totals.reduce((most, one) => (BigInt(one) > most ? BigInt(one) : most), 0n);
  const whole = isNumbers ? sum : BigInt(result.base ?? result.cast);
  return names.map((name, index) => {
    const total = totals[index] ?? '0';
    const share = result.shares?.[index];
    return {
      position: index + 1,
      name,
      isChosen: result.outcome !== 'no_quorum' && result.chosen.includes(index + 1),
      isTied: result.outcome !== 'no_quorum' && result.tied.includes(index + 1),
      total,
      figure: isNumbers ? text.points({ count: formatNumber(Number(total), language) }) : weight.plain(total),
      percent: weight.percent(total, String(whole)),
      width: Math.round(partOf(BigInt(total), decision.kind === 'score' ? top : whole) * 1000) / 10,
      amount:
        share !== undefined && decision.budgetCurrency
          ? formatMoney(Number(share), decision.budgetCurrency, language)
          : null,
    };
  });
}

function Line({ line }: { line: OptionLine }) {
  const { result: text } = useText('decisions');
  const { name, isChosen, isTied, figure, percent, width, amount } = line;
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap justify-between gap-x-4 text-15">
        <span className={isChosen ? 'min-w-0 font-semibold' : 'min-w-0'}>
          {name}
          {isChosen ? ` · ${text.chosen}` : ''}
          {isTied ? ` · ${text.isTied}` : ''}
        </span>
        <span className="text-secondary tabular-nums">
          {amount ? `${amount} · ` : ''}
          {figure} · {percent}
        </span>
      </div>
      <svg width="100%" height="10" aria-hidden="true" className="block overflow-hidden rounded-full">
        <rect width="100%" height="10" className="fill-line" />
        <rect width={`${width}%`} height="10" rx="5" className={isChosen ? 'fill-good' : 'fill-chart-1'} />
      </svg>
    </li>
  );
}

function NumberTable({ decision, result, lines }: ResultBarsProps & { lines: readonly OptionLine[] }) {
  const text = useText('decisions');
  const heads = [
    isOfNumbers(decision.kind) ? text.result.points : text.result.weight,
    text.result.part,
    ...(result.shares?.length ? [text.result.amount] : []),
  ];
  return (
    <details className="text-14" data-print="hidden">
      <summary className="w-fit rounded-mark text-hint hover:text-ink">{text.result.table}</summary>
      <section aria-label={text.result.title} {...scrollableByKeyboard} className="mt-2 overflow-x-auto">
        <table className="w-full text-14 tabular-nums">
          <caption className="sr-only">{text.result.title}</caption>
          <thead>
            <tr className="border-b border-line text-left text-secondary">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {text.result.option}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ position, name, figure, percent, amount }) => (
              <tr key={position} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {name}
                </th>
                {[figure, percent, ...(amount === null ? [] : [amount])].map((cell, index) => (
                  <td key={heads[index]} className="py-1.5 pl-4 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
