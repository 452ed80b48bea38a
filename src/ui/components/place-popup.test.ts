import { describe, expect, it } from 'vitest';
import { popupPosition } from './place-popup.ts';

const viewport = { width: 1000, height: 600 };
const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  width,
  right: left + width,
  bottom: top + height,
});

describe('popupPosition', () => {
  it('opens below, aligned as asked', () => {
    const popup = { width: 200, height: 150 };
    expect(popupPosition(box(300, 100), popup, viewport, 'start')).toMatchObject({ top: 146, left: 300 });
    expect(popupPosition(box(300, 100), popup, viewport, 'end')).toMatchObject({ top: 146, left: 200 });
    expect(popupPosition(box(300, 100), popup, viewport, 'center')).toMatchObject({ left: 250 });
  });

  it('opens above where there is more room', () => {
    expect(popupPosition(box(300, 500), { width: 200, height: 150 }, viewport, 'start').top).toBe(344);
  });

  it('stays inside the viewport', () => {
    const popup = { width: 200, height: 150 };
    expect(popupPosition(box(950, 100), popup, viewport, 'start').left).toBe(792);
    expect(popupPosition(box(0, 100), popup, viewport, 'end').left).toBe(8);
    expect(popupPosition(box(0, 0), { width: 2000, height: 10 }, viewport, 'start').left).toBe(8);
  });

  it('is never taller than its room', () => {
    const { top, maxHeight } = popupPosition(box(0, 280), { width: 100, height: 900 }, viewport, 'start');
    expect(maxHeight).toBe(266);
    expect(top + maxHeight).toBeLessThanOrEqual(viewport.height);
  });
});
