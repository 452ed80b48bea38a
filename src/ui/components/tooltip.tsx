import { type ReactNode, useEffect, useRef } from 'react';
import { placePopup } from './place-popup.ts';

export type TooltipProps = {
  /** Repeats or completes the name of what it stands on; never the only place of a fact. */
  text: string;
  children: ReactNode;
};

const delayMs = 350;

/** Opens on a mouse and on keyboard focus, never on touch; returns how to stop listening. */
function listen(anchor: HTMLElement, popup: HTMLElement): () => void {
  // The wait keeps a pointer that only passes by, or a focus that a closing menu gives back, from opening it.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (popup.matches(':popover-open')) return;
      popup.showPopover();
      placePopup(anchor, popup, 'center');
    }, delayMs);
  };
  const hide = () => {
    clearTimeout(timer);
    if (popup.matches(':popover-open')) popup.hidePopover();
  };
  const onPointer = (event: PointerEvent) => event.pointerType === 'mouse' && show();
  const onFocus = (event: FocusEvent) =>
    event.target instanceof Element && event.target.matches(':focus-visible') && show();
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  const stop = new AbortController();
  const options = { signal: stop.signal };
  anchor.addEventListener('pointerenter', onPointer, options);
  anchor.addEventListener('pointerleave', hide, options);
  anchor.addEventListener('pointerdown', hide, options);
  anchor.addEventListener('focusin', onFocus, options);
  anchor.addEventListener('focusout', hide, options);
  anchor.addEventListener('keydown', onKey, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/**
 * Shows a word about the control inside it. The control carries the same words as its accessible name, so the popup
 * itself is hidden from screen readers.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    return anchor.current && popup.current ? listen(anchor.current, popup.current) : undefined;
  }, []);

  return (
    <span ref={anchor} className="inline-flex">
      {children}
      <span
        ref={popup}
        popover="manual"
        aria-hidden="true"
        className="popup pointer-events-none max-w-64 bg-inverse px-2.5 py-1 text-12 text-on-inverse"
      >
        {text}
      </span>
    </span>
  );
}
