/** What is taken one by one out of a row of its like. */
const ROW = 'li, tr, article, figure, fieldset';
const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"], [aria-hidden="true"])';
/** Over the page, and gone after it was used: what had the focus before is what it belongs to. */
const OVER = 'dialog, [popover], [data-toasts]';
/** A screen that is shown anew in the meantime settles first. */
const SETTLE_MS = 50;

interface Place {
  readonly element: HTMLElement;
  readonly path: string;
  /** From the element outwards, each with those beside it. */
  readonly around: readonly { self: Element; after: readonly Element[]; before: readonly Element[] }[];
}

const beside = (element: Element, step: 'nextElementSibling' | 'previousElementSibling') => {
  const found: Element[] = [];
  for (let one = element[step]; one && found.length < 20; one = one[step]) found.push(one);
  return found;
};

function placeOf(element: HTMLElement): Place {
  const around: { self: Element; after: Element[]; before: Element[] }[] = [];
  for (let self: Element | null = element; self && self !== document.body; self = self.parentElement) {
    const isRow = self.matches(ROW);
    around.push({
      self,
      after: isRow ? beside(self, 'nextElementSibling') : [],
      before: isRow ? beside(self, 'previousElementSibling') : [],
    });
  }
  return { element, path: location.pathname, around };
}

const isThere = (element: Element) => element.isConnected && element.checkVisibility();

const isLost = (element: HTMLElement) =>
  !isThere(element) || element.matches(':disabled') || element.closest('[inert]') !== null;

function firstIn(container: Element): HTMLElement | null {
  if (!isThere(container)) return null;
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isThere) ?? null;
}

/** The row that took the place of one that is gone, or the one before it. */
function nextRow({ around }: Place): HTMLElement | null {
  const gone = around.findLast(({ self }) => self.matches(ROW) && !isThere(self));
  if (!gone) return null;
  const likes = [...gone.after, ...gone.before].filter(({ tagName }) => tagName === gone.self.tagName);
  for (const like of likes) {
    const found = firstIn(like);
    if (found) return found;
  }
  return null;
}

/** What is left of the row itself, when only a part of it is gone. */
function sameRow({ around }: Place): HTMLElement | null {
  const row = around.find(({ self }) => self.matches(ROW));
  return row && isThere(row.self) ? firstIn(row.self) : null;
}

/** The heading of the smallest part that is still there. */
function headingNear({ around }: Place): HTMLElement | null {
  for (const { self } of around) {
    if (!isThere(self)) continue;
    const heading = [...self.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isThere);
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('#page-title, main h1');
}

function focusOn(target: HTMLElement): void {
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus();
}

/**
 * Whoever does something by keyboard stays where it was done: when what has the focus is taken away (a button that has done its
 * action, a row that was removed), the focus goes to the next row, or to the heading of what is left. Screens that are gone to take
 * the focus themselves. Returns how to stop.
 */
export function keepFocus(): () => void {
  let last: Place | null = null;
  /** Where the focus was on the page, under what lies over it now. */
  let under: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = placeOf(target);
    if (!target.closest(OVER)) under = last;
  };
  const mend = () => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (!last || !isNowhere) return;
    // Left on purpose: by a press beside it.
    if (!isLost(last.element)) {
      last = null;
      return;
    }
    const place = last.element.closest(OVER) || !last.around.some(({ self }) => isThere(self)) ? under : last;
    if (!place || place.path !== location.pathname) {
      last = null;
      return;
    }
    const target = isLost(place.element)
      ? (nextRow(place) ?? sameRow(place) ?? headingNear(place))
      : place.element;
    // What comes next is not there yet: the next change of the page looks again.
    if (!target) return;
    last = null;
    focusOn(target);
  };
  const look = () => {
    if (!last) return;
    clearTimeout(timer);
    timer = setTimeout(mend, SETTLE_MS);
  };
  const observer = new MutationObserver(() => {
    if (last && document.activeElement === document.body) look();
  });

  document.addEventListener('focusin', note);
  document.addEventListener('focusout', look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', look);
  };
}
