import type { ClientDirective } from 'astro';
import { ISLAND_HERE, ISLAND_WANTED } from '#src/domain/foundation/island-events.ts';

/**
 * By these a reader turns to the page. The first three come before anything is asked of it.
 */
const signs = ['pointermove', 'pointerdown', 'focusin', 'input', 'click', 'submit'] as const;

/** Browsers report a mouse that lies where the page appears as moved by nothing: it is no reader yet. */
const isStill = (event: Event) =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

/**
 * `client:use`: the island stands in the page as HTML and its scripts are fetched when somebody uses it, or when the
 * page wants it. It takes over the same elements, so what is typed, the focus and the layout stay. A button that was
 * pressed before is busy, and is pressed again when the island is here.
 */
const onUse: ClientDirective = (load, _options, island) => {
  let isComing = false;
  let again: (() => void) | undefined;

  const fetchIsland = async () => {
    if (isComing) return;
    isComing = true;
    await (await load())();
  };
  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    again = repeat;
  };
  const onSign = (event: Event) => {
    if (isStill(event)) return;
    void fetchIsland();
    const button = (event.target as Element).closest('button');
    if (event.type === 'submit') hold(event, () => (event.target as HTMLFormElement).requestSubmit());
    if (event.type !== 'click' || !button) return;
    button.ariaBusy = 'true';
    hold(event, () => {
      button.ariaBusy = null;
      button.click();
    });
  };

  for (const sign of signs) island.addEventListener(sign, onSign, true);
  document.addEventListener(ISLAND_WANTED, fetchIsland);
  document.addEventListener(
    ISLAND_HERE,
    () => {
      for (const sign of signs) island.removeEventListener(sign, onSign, true);
      for (const busy of island.querySelectorAll('button[aria-busy]')) busy.ariaBusy = null;
      again?.();
    },
    { once: true },
  );
  if ('entering' in document.documentElement.dataset || location.search) void fetchIsland();
};

// Astro looks for a default export.
export default onUse;
