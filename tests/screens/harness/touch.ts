import { cdp } from 'vitest/browser';

/** Whether the page is on a screen that is touched: controls are larger there. */
export async function touch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}
