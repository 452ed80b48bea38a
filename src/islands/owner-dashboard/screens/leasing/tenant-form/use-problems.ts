import { overlapOf } from '#src/domain/leasing/leased-days.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { useAction } from '#src/islands/shell/use-action.ts';
import type { LeaseDraft } from './lease-draft.ts';
import { type Problem, type Problems, problemsOf, problemText, type Step } from './lease-problems.ts';
import { useLeasedDays } from './use-leased-days.ts';
import { useRegistered } from './use-registered.ts';

interface Form {
  draft: LeaseDraft;
  today: string;
  change: (part: Partial<LeaseDraft>) => void;
}

/** What is wrong with the form, by what it says and by what is known beside it, in sentences. */
export function useProblems(
  { draft, today, change }: Form,
  failure: ReturnType<typeof useAction>['failure'],
) {
  const text = useText('ownerMoney').tenantForm;
  const common = useText('common');
  const overlapText = useOverlapText();
  const refused = failure?.code === 'lease_overlaps' ? failure.params : null;
  const terms = useLeasedDays(draft, today, change, refused !== null);
  const { registeredOf, ask } = useRegistered(draft.people);
  const other = overlapOf(terms, draft.startsOn, draft.endsOn);
  const { startsOn: from, endsOn: to, status } = refused ?? {};
  return {
    of: (step: Step): Problems => problemsOf(step, draft, today, { terms, registeredOf }),
    sentenceOf: (problem: Problem) =>
      problemText(problem, text, common, other ? overlapText(other.from, other.to) : ''),
    /** What the server found in the way when the lease was to be made. */
    refusal: refused ? overlapText(String(from), status === 'month_to_month' ? null : String(to)) : undefined,
    registeredOf,
    ask,
  };
}

/** The days of the lease that stands in the way, in a sentence. */
function useOverlapText() {
  const text = useText('ownerMoney').tenantForm.terms;
  const language = useLanguage();
  return (from: string, to: string | null) =>
    to === null
      ? text.overlapOpen({ from: formatDate(from, language, 'long') })
      : text.overlap({ from: formatDate(from, language, 'long'), to: formatDate(to, language, 'long') });
}
