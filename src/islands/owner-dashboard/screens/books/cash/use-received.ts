import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '#src/data/books/currencies/queries.ts';
import type { DatedRate } from '#src/domain/books/exchange.ts';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import {
  offeredRate,
  type ReceivedDraft,
  type ReceivedFacts,
  type ReceivedView,
  readReceived,
} from './received.ts';

export interface ReceivedChoice {
  readonly isOther: boolean;
  readonly view: ReceivedView;
  readonly change: (part: Partial<ReceivedDraft>) => void;
}

interface ReceivedStart extends Omit<ReceivedFacts, 'offered'> {
  readonly draft?: ReceivedDraft;
  /** What was reported with it; else the rate that was saved last up to its day is offered. */
  readonly reported?: DatedRate | null;
}

/** Whether a payment came in the other currency, and at which rate it counts. */
export function useReceived({ draft: start, reported = null, ...facts }: ReceivedStart): ReceivedChoice {
  const { id } = useOrganization();
  const [draft, change] = useDraft<ReceivedDraft>(start ?? { isOther: false });
  const { data: rates = [] } = useQuery({ ...currencyQueries.rates(id), enabled: draft.isOther });
  return {
    isOther: draft.isOther,
    view: readReceived(draft, { ...facts, offered: reported ?? offeredRate(rates, facts.day) }),
    change: change,
  };
}
