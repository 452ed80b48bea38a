/** Pixels that a pointer moves before it drags: less is a click. */
const SLACK = 6;
/** How near the edge of the window it scrolls, and how far at a time. */
const EDGE = 56;
const SCROLL = 14;

interface Follower {
  onBegin: () => void;
  /** The target under the pointer; null where there is none. */
  onOver: (target: string | null) => void;
  /** @param isMeant false where the drag was given up */
  onEnd: (isMeant: boolean) => void;
}

/** The drop target at a place of the window: the nearest element with `data-drop-target`. */
export const targetAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-target]')?.dataset.dropTarget ?? null;

/** The click that follows a press which was a drag does nothing. */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener(
    'pointerup',
    () => setTimeout(() => window.removeEventListener('click', swallow, true)),
    { once: true },
  );
}

/** Moves an element with the pointer that pressed it, until it is let go. Returns what gives it up. */
export function followPointer(press: PointerEvent, element: HTMLElement, follower: Follower): () => void {
  const away = new AbortController();
  const listen = { signal: away.signal };
  const from = { x: press.clientX + window.scrollX, y: press.clientY + window.scrollY };
  let isDragging = false;

  const end = (isMeant: boolean) => {
    away.abort();
    if (!isDragging) return;
    element.style.translate = '';
    element.style.pointerEvents = '';
    follower.onEnd(isMeant);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const x = event.clientX + window.scrollX - from.x;
    const y = event.clientY + window.scrollY - from.y;
    if (!isDragging) {
      if (Math.hypot(x, y) < SLACK) return;
      isDragging = true;
      // What lies beneath it is found, and no link in it is followed.
      element.style.pointerEvents = 'none';
      swallowClick();
      follower.onBegin();
    }
    element.style.translate = `${x}px ${y}px`;
    follower.onOver(targetAt(event.clientX, event.clientY));
    if (event.clientY < EDGE) window.scrollBy(0, -SCROLL);
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
  };
  window.addEventListener('pointermove', move, listen);
  window.addEventListener('pointerup', () => end(true), listen);
  window.addEventListener('pointercancel', () => end(false), listen);
  // A link or a picture in it would begin the browser's own drag.
  window.addEventListener('dragstart', (event) => event.preventDefault(), listen);
  return () => end(false);
}
