import type { AppError } from '#src/data/errors.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { type Action, type ActionOptions, useAction } from '#src/islands/shell/use-action.ts';

interface Available {
  readonly currency?: CurrencyCode;
  readonly availableMinor?: number;
}

/** As `useAction`, for what takes money from an account: a refusal says how much there is. */
export function useMoneyAction<Input, Result>(options: ActionOptions<Input, Result>): Action<Input, Result> {
  const action = useAction(options);
  const { refused } = useText('ownerMoney').cash;
  const language = useLanguage();
  const said = sentenceOf(action.failure, refused, (minor, currency) =>
    formatMoney(minor, currency, language),
  );
  return said ? { ...action, error: said } : action;
}

function sentenceOf(
  failure: AppError | null,
  texts: Readonly<Record<string, (p: { amount: string }) => string>>,
  format: (minor: number, currency: CurrencyCode) => string,
): string | undefined {
  if (!failure) return undefined;
  const { currency, availableMinor: minor } = failure.params as Available;
  const text = Object.hasOwn(texts, failure.code) ? texts[failure.code] : undefined;
  return text && currency && minor !== undefined ? text({ amount: format(minor, currency) }) : undefined;
}
