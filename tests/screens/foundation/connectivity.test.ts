import { expect, test, vi } from 'vitest';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a lost connection is said while it is lost, and for a moment that it is back', async () => {
  const { network } = (await textsOf('es')).common;
  const screen = await openScreen('/owner-dashboard/team/roles', { width: 360 });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText(network.offline)).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText(network.online)).toBeVisible();
  await expect.element(screen.getByText(network.online)).not.toBeInTheDocument();
});
