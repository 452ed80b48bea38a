import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '#src/i18n/react.tsx';
import { followPointer, swallowClick, targetAt } from './follow-pointer.ts';

/** What moves and where to; ids are the caller's own. */
export interface DragOptions {
  /** What an item is called: "Leak under the sink". */
  itemName: (item: string) => string;
  /** What a target is called: "In progress", "Friday, May 15". */
  targetName: (target: string) => string;
  /** Whether an item may be put there; where it lies is always possible and changes nothing. */
  canDrop: (item: string, target: string) => boolean;
  /** The target that an arrow key leads to from another; null where there is none. `inLine` makes it of a row of targets. */
  step: (target: string, key: ArrowKey) => string | null;
  /** It was put down on another target, which `canDrop` allows. */
  onDrop: (item: string, target: string) => void;
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Held {
  readonly item: string;
  readonly from: string;
  readonly over: string;
  readonly by: 'keys' | 'pointer';
}

/** What an item, its handle and a target spread on their elements. */
export type Drag = ReturnType<typeof useDrag>;

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The step of targets that stand in a row: left and up lead back, right and down lead on. */
export const inLine =
  (targets: readonly string[]) =>
  (target: string, key: ArrowKey): string | null =>
    targets[targets.indexOf(target) + (key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1)] ?? null;

/**
 * Items that are dragged to targets. A pointer drags them by their body, a finger by their handle. The keyboard picks one
 * up at its handle with Space or Enter, leads it with the arrows, puts it down with Space or Enter, and back with Escape.
 * So does a click on the handle, then one on a target. What happens is said to screen readers by `DragVoice`.
 */
export function useDrag(options: DragOptions) {
  const words = useText('drag');
  const { now, held, said, pickUp, lead, putDown } = useHold(options);
  usePressElsewhere(held?.by === 'keys', lead, putDown);
  const giveUp = useRef<() => void>(() => undefined);

  return {
    held,
    said,
    /** On the element that is dragged. */
    item: (item: string, from: string) => ({
      'data-drag-item': held?.item === item ? held.by : '',
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        const isByHandle = (event.target as Element).closest('[data-drag-handle]') !== null;
        if (event.button !== 0 || (event.pointerType !== 'mouse' && !isByHandle)) return;
        const { currentTarget } = event;
        giveUp.current = followPointer(event.nativeEvent, currentTarget, {
          onBegin: () => {
            pickUp(item, from, 'pointer');
            // It hears Escape.
            currentTarget.querySelector<HTMLElement>('[data-drag-handle]')?.focus({ preventScroll: true });
          },
          onOver: (target) => lead(target ?? from),
          onEnd: putDown,
        });
      },
    }),
    /** On an icon button in it. */
    handle: (item: string, from: string) => ({
      'data-drag-handle': item,
      label: words.handle({ item: options.itemName(item) }),
      'aria-pressed': held?.item === item,
      onClick: () => (now.current.held?.item === item ? putDown(true) : pickUp(item, from, 'keys')),
      onKeyDown: (event: KeyboardEvent) => {
        const last = now.current.held;
        if (last?.item !== item) return;
        if (event.key === 'Escape' && last.by === 'pointer') giveUp.current();
        else if (event.key === 'Escape' || event.key === 'Tab') putDown(false);
        if (last.by === 'pointer' || !ARROWS.includes(event.key)) return;
        event.preventDefault();
        const next = now.current.options.step(last.over, event.key as ArrowKey);
        if (next !== null) lead(next);
      },
    }),
    /** On the element that items are put on. */
    target: (target: string) => ({
      'data-drop-target': target,
      'data-drop': held ? stateOf(held, target, options) : '',
    }),
  };
}

/** What is held, and what is said of it. */
function useHold(options: DragOptions) {
  const words = useText('drag');
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const now = useRef({ options, held, words });
  now.current = { ...now.current, options, words };

  const hold = useCallback((next: Held | null) => {
    now.current.held = next;
    setHeld(next);
  }, []);
  const pickUp = useCallback(
    (item: string, from: string, by: Held['by']) => {
      const { options: asked, words: text } = now.current;
      hold({ item, from, over: from, by });
      setSaid(text.pickedUp({ item: asked.itemName(item), target: asked.targetName(from) }));
    },
    [hold],
  );
  const lead = useCallback(
    (over: string) => {
      const { options: asked, held: last, words: text } = now.current;
      if (!last || last.over === over) return;
      hold({ ...last, over });
      const isPossible = over === last.from || asked.canDrop(last.item, over);
      const target = asked.targetName(over);
      setSaid(isPossible ? text.over({ target }) : text.closed({ target }));
    },
    [hold],
  );
  const putDown = useCallback(
    (isMeant: boolean) => {
      const { options: asked, held: last, words: text } = now.current;
      if (!last) return;
      hold(null);
      const item = asked.itemName(last.item);
      const target = asked.targetName(last.over);
      if (!isMeant || last.over === last.from) return setSaid(text.returned({ item }));
      if (!asked.canDrop(last.item, last.over)) return setSaid(text.refused({ item, target }));
      setSaid(text.dropped({ item, target }));
      asked.onDrop(last.item, last.over);
      if (last.by === 'keys') focusHandle(last.item);
    },
    [hold],
  );
  return { now, held, said, pickUp, lead, putDown };
}

/** Takes the focus to an item's handle, where it was lost as the item went elsewhere. */
export function focusHandle(item: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-drag-handle="${CSS.escape(item)}"]`)?.focus();
  });
}

function stateOf(held: Held, target: string, { canDrop }: DragOptions): 'over' | 'open' | 'closed' {
  if (target !== held.from && !canDrop(held.item, target)) return 'closed';
  return target === held.over ? 'over' : 'open';
}

/** While something is held by the keyboard, a press puts it down where it is. */
function usePressElsewhere(
  isHeld: boolean,
  lead: (target: string) => void,
  putDown: (isMeant: boolean) => void,
) {
  useEffect(() => {
    if (!isHeld) return;
    const onPress = (event: PointerEvent) => {
      const target = targetAt(event.clientX, event.clientY);
      swallowClick();
      if (target !== null) lead(target);
      putDown(target !== null);
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [isHeld, lead, putDown]);
}
