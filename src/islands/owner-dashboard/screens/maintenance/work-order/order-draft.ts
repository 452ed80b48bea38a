import type { WorkOrder, WorkOrderLine } from '#src/data/maintenance/work-orders.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { WorkOrderPayer } from '#src/domain/maintenance/work-order-enums.ts';

export interface DraftLine {
  readonly key: string;
  readonly description: string;
  readonly isGoods: boolean;
  /** Null while empty; NaN is a text that is no amount. */
  readonly amountMinor: number | null;
}

/** A work order as it is typed. */
export interface OrderDraft {
  readonly title: string;
  readonly scope: string;
  readonly payer: WorkOrderPayer;
  readonly currency: CurrencyCode;
  readonly lines: readonly DraftLine[];
}

export const emptyLine = (): DraftLine => ({
  key: crypto.randomUUID(),
  description: '',
  isGoods: false,
  amountMinor: null,
});

/** @param title of the request, which says what is the matter */
export const newOrderDraft = (title: string, currency: CurrencyCode): OrderDraft => ({
  title,
  scope: '',
  payer: 'owner',
  currency,
  lines: [],
});

export const orderDraft = (order: WorkOrder, lines: readonly WorkOrderLine[]): OrderDraft => ({
  title: order.title,
  scope: order.scope,
  payer: order.payer,
  currency: order.currency,
  lines: lines.map(({ id, description, isGoods, amountMinor }) => ({
    key: id,
    description,
    isGoods,
    amountMinor,
  })),
});

const isTitleGood = (title: string) => title.trim().length >= 3 && title.trim().length <= 120;
const MOST_LETTERS = 4000;

export const isLineDescribed = ({ description }: DraftLine) => description.trim() !== '';
export const isLinePriced = ({ amountMinor }: DraftLine) => amountMinor === null || amountMinor > 0;

/** @returns what is wrong with the fields above the lines, and what is sent: null while anything is */
export function readOrder(draft: OrderDraft) {
  const { title, scope, payer, currency, lines } = draft;
  const isScopeGood = scope.length <= MOST_LETTERS;
  const isRight =
    isTitleGood(title) && isScopeGood && lines.every((line) => isLineDescribed(line) && isLinePriced(line));
  return {
    isTitleGood: isTitleGood(title),
    isScopeGood,
    input: isRight
      ? {
          title: title.trim(),
          scope: scope.trim(),
          payer,
          currency,
          lines: lines.map(({ description, isGoods, amountMinor }) => ({
            description: description.trim(),
            isGoods,
            amountMinor,
          })),
        }
      : null,
  };
}

export type OrderInput = NonNullable<ReturnType<typeof readOrder>['input']>;
