export type PopupAlign = 'start' | 'end' | 'center';
type Box = { top: number; left: number; right: number; bottom: number; width: number };
type Size = { width: number; height: number };

const gap = 6;
const margin = 8;

/**
 * Where a popup goes: below its anchor, above when there is more room there, always inside the viewport.
 * All figures are CSS pixels of the viewport.
 */
export function popupPosition(anchor: Box, popup: Size, viewport: Size, align: PopupAlign) {
  const below = viewport.height - anchor.bottom - gap - margin;
  const above = anchor.top - gap - margin;
  const isAbove = popup.height > below && above > below;
  const room = Math.max(0, isAbove ? above : below);
  const height = Math.min(popup.height, room);
  const wanted = {
    start: anchor.left,
    end: anchor.right - popup.width,
    center: anchor.left + (anchor.width - popup.width) / 2,
  }[align];
  const rightmost = Math.max(margin, viewport.width - popup.width - margin);
  return {
    top: isAbove ? anchor.top - gap - height : anchor.bottom + gap,
    left: Math.min(Math.max(wanted, margin), rightmost),
    maxHeight: room,
  };
}

/**
 * Puts an open popover next to its anchor. Geometry goes through the CSS object model, which a strict content security
 * policy allows where it refuses style attributes.
 */
export function placePopup(anchor: Element, popup: HTMLElement, align: PopupAlign, matchWidth = false): void {
  const box = anchor.getBoundingClientRect();
  popup.style.maxHeight = '';
  if (matchWidth) popup.style.width = `${box.width}px`;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: popup.offsetWidth, height: popup.offsetHeight };
  const { top, left, maxHeight } = popupPosition(box, size, viewport, align);
  popup.style.top = `${top}px`;
  popup.style.left = `${left}px`;
  // Only when needed, so that a limit of the style sheet stays in force.
  if (size.height > maxHeight) popup.style.maxHeight = `${maxHeight}px`;
}
