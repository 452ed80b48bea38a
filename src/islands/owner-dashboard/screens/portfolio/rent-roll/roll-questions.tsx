import { dateOrders, readDay } from '#src/domain/foundation/written-day.ts';
import type { RollAnswers, RollQuestion } from '#src/domain/portfolio/rent-roll/answers.ts';
import { type AskedOf, answerTo, isAnswered } from '#src/domain/portfolio/rent-roll/plan.ts';
import { amountIn } from '#src/domain/portfolio/rent-roll/values.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Option, SelectField } from '#src/ui/components/select-field.tsx';
import type { Roll } from './use-roll.ts';

/** What may mean two things in the sheet: asked once for all of it, with what either answer makes of an example. */
export function RollQuestions({ roll, questions }: { roll: Roll; questions: readonly AskedOf[] }) {
  const { questions: text } = useText('ownerRentRoll');
  if (questions.length === 0) return null;
  return (
    <Card title={text.title}>
      <div className="grid gap-5">
        {questions.map((asked) => (
          <Question key={asked.question} {...{ asked, roll }} />
        ))}
      </div>
    </Card>
  );
}

function Question({ asked: { question, example }, roll }: { asked: AskedOf; roll: Roll }) {
  const { questions: text } = useText('ownerRentRoll');
  const language = useLanguage();
  const options = useOptions(question, example, roll);
  const { answers, setAnswers } = roll;
  const key = answerTo(question);
  const shown = question === 'past_leases' ? formatDate(example, language) : example;
  return (
    <SelectField
      label={text[question]({ example: shown })}
      value={answers[key] ?? ''}
      placeholder={text.none}
      options={options}
      error={isAnswered(question, answers) ? undefined : text.missing}
      onChange={({ target }) => setAnswers({ ...answers, [key]: target.value || null } as RollAnswers)}
    />
  );
}

function useOptions(question: RollQuestion, example: string, { currency }: Roll): readonly Option[] {
  const { questions: text } = useText('ownerRentRoll');
  const language = useLanguage();
  if (question === 'date_order') {
    const says = { dmy: text.dayFirst, mdy: text.monthFirst, ymd: text.yearFirst };
    return dateOrders.flatMap((value) => {
      const day = readDay(example, value);
      return day ? [{ value, label: says[value]({ day: formatDate(day, language) }) }] : [];
    });
  }
  if (question === 'thousands') {
    const minor = amountIn(example, currency, ',');
    const amount = typeof minor === 'number' ? formatMoney(minor, currency, language) : example;
    return [
      { value: 'yes', label: text.isThousands({ amount }) },
      { value: 'no', label: text.notThousands },
    ];
  }
  if (question === 'past_leases')
    return [
      { value: 'month_to_month', label: text.stillThere },
      { value: 'ended', label: text.gone },
    ];
  const [one, several] =
    question === 'joined' ? [text.joinedOne, text.joinedSeveral] : [text.sameOne, text.sameSeveral];
  return [
    { value: 'one', label: one },
    { value: 'several', label: several },
  ];
}
