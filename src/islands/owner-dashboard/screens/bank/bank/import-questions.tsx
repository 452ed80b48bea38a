import { type DecimalSign, decimalSigns, readAmountText } from '#src/domain/bank/bank-amount.ts';
import type { BankQuestion, BankReading } from '#src/domain/bank/bank-statement.ts';
import { type DateOrder, dateOrders, readDay } from '#src/domain/foundation/written-day.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { type Option, SelectField } from '#src/ui/components/select-field.tsx';

interface ImportQuestionsProps {
  questions: readonly BankQuestion[];
  reading: BankReading;
  onChange: (reading: BankReading) => void;
}

/** What a file does not say and nobody may guess: each is asked, with what either answer would mean. */
export function ImportQuestions({ questions, reading, onChange }: ImportQuestionsProps) {
  const { import: text } = useText('ownerBank');
  if (questions.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-16 font-semibold">{text.questions.title}</legend>
      {questions.map((question) => (
        <Question key={question.kind} {...{ question, reading, onChange }} />
      ))}
    </fieldset>
  );
}

interface QuestionProps extends Omit<ImportQuestionsProps, 'questions'> {
  question: BankQuestion;
}

function Question({ question, reading, onChange }: QuestionProps) {
  const { import: text } = useText('ownerBank');
  const words = text.questions;
  const days = useDayOptions(question);
  const amounts = useAmountOptions(question);
  if (question.kind === 'columns') {
    return (
      <div role="status">
        <Notice tone="warn">{words.columns}</Notice>
      </div>
    );
  }
  const field = (
    label: string,
    options: readonly Option[],
    answer: (value: string) => Partial<BankReading>,
  ) => (
    <SelectField
      label={label}
      hint={question.kind === 'first' ? question.text : undefined}
      value=""
      placeholder={text.none}
      options={options}
      error={text.choiceMissing}
      onChange={({ target }) => target.value && onChange({ ...reading, ...answer(target.value) })}
    />
  );
  if (question.kind === 'dateOrder')
    return field(words.dateOrder(question), days, (value) => ({ dateOrder: value as DateOrder }));
  if (question.kind === 'decimal')
    return field(words.decimal(question), amounts, (value) => ({ decimal: value as DecimalSign }));
  if (question.kind === 'account') {
    const options = question.lastFours.map((value) => ({ value, label: value }));
    return field(words.account, options, (account) => ({ account }));
  }
  if (question.kind === 'sign') {
    const options = (['as_written', 'turned'] as const).map((value) => ({
      value,
      label: words.signs[value],
    }));
    return field(words.sign, options, (sign) => ({ sign: sign as 'as_written' }));
  }
  const options = (['in', 'out'] as const).map((value) => ({ value, label: words.firsts[value] }));
  return field(words.first(question), options, (first) => ({ first: first as 'in' }));
}

/** The days that a text may be, written out. */
function useDayOptions(question: BankQuestion): Option[] {
  const language = useLanguage();
  if (question.kind !== 'dateOrder') return [];
  return dateOrders.flatMap((value) => {
    const day = readDay(question.example, value);
    return day ? [{ value, label: formatDate(day, language) }] : [];
  });
}

/** The amounts that a text may be. */
function useAmountOptions(question: BankQuestion): Option[] {
  const language = useLanguage();
  if (question.kind !== 'decimal') return [];
  return decimalSigns.flatMap((value) => {
    const style = { decimal: value, hasThreeDecimals: true, isMixed: false };
    const read = readAmountText(question.example, style);
    return read.kind === 'amount' ? [{ value, label: formatNumber(read.minor / 100, language) }] : [];
  });
}
