import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CellPlace,
  cellKey,
  neighbour,
  parseCell,
  pasteBlock,
  splitPasted,
} from '#src/domain/books/budget-grid.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { classNames } from '#src/ui/class-names.ts';
import { exactAmount, planAmount } from './budget-amount.ts';
import type { BudgetGrid } from './use-budget.ts';

interface CellProps {
  label: string;
  place: CellPlace;
  /** The grid's rows, in their order. */
  accountIds: readonly string[];
  value: number | null;
  currency: CurrencyCode;
  grid: BudgetGrid;
  focus: (place: CellPlace) => void;
  isReadOnly: boolean;
  /** How wide it is, as its place has room. */
  width: string;
}

/** One amount of the budget. It is saved when it is left; what cannot be read or saved stays as it was typed. */
export function BudgetCell(props: CellProps) {
  const { label, place, value, currency, grid, isReadOnly, width } = props;
  const text = useText('ownerBudget');
  const language = useLanguage();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const key = cellKey(place);
  const fault = grid.faults.get(key);
  const [isHere, setHere] = useState(false);
  // The plan is read in whole units. Who is about to change an amount sees all of it.
  const settled = isHere ? exactAmount(value, currency, language) : planAmount(value, currency, language);

  const leave = () => {
    setHere(false);
    if (typed === null) return;
    setTyped(null);
    const amountMinor = parseCell(typed, currency);
    if (amountMinor === undefined) grid.setFault(key, { text: typed, reason: text.unreadable });
    else grid.change([{ ...place, amountMinor }]);
  };
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        data-cell={key}
        data-typed={typed === null ? undefined : ''}
        readOnly={isReadOnly}
        value={typed ?? fault?.text ?? settled}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? errorId : undefined}
        title={fault?.reason}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => {
          // Selected once the whole amount stands in it.
          flushSync(() => setHere(true));
          event.target.select();
        }}
        onBlur={leave}
        onPaste={(event) => pasteInto(event, props, text)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setTyped(null);
            grid.setFault(key, null);
            return;
          }
          move(event, props);
        }}
        className={classNames(
          width,
          'min-h-8 rounded-[6px] border border-line bg-transparent px-1 text-right tabular-nums hover:border-control read-only:border-transparent focus-visible:border-action focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-action aria-invalid:border-bad aria-invalid:bg-bad-soft pointer-coarse:min-h-11 pointer-coarse:text-16',
        )}
      />
      {fault ? (
        <span id={errorId} role="alert" className="block max-w-28 px-1 pb-1 text-12 text-bad">
          {fault.reason}
        </span>
      ) : null}
    </>
  );
}

/** Arrows to the sides move only from the ends of what is written: inside it they move the caret. */
function move(event: KeyboardEvent<HTMLInputElement>, { place, accountIds, focus }: CellProps) {
  const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
  const isAll = start === 0 && end === value.length;
  if (event.key === 'ArrowLeft' && !isAll && start !== 0) return;
  if (event.key === 'ArrowRight' && !isAll && end !== value.length) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = neighbour(event.key, place, accountIds);
  if (!next) return;
  event.preventDefault();
  focus(next);
}

function pasteInto(
  event: ClipboardEvent<HTMLInputElement>,
  { place, accountIds, currency, grid, isReadOnly }: CellProps,
  text: { unreadable: string; pasted: (p: { count: number }) => string },
) {
  const pasted = event.clipboardData.getData('text/plain');
  // One value is pasted into the text, as into any field.
  if (isReadOnly || !/[\t\n\r]/.test(pasted.trimEnd())) return;
  event.preventDefault();
  const { changes, unreadable } = pasteBlock(splitPasted(pasted), place, accountIds, currency);
  grid.change(changes);
  for (const [key, typed] of unreadable) grid.setFault(key, { text: typed, reason: text.unreadable });
  showToast('success', text.pasted({ count: changes.length }));
}
