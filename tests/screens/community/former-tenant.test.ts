import { expect, test } from 'vitest';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

test('who has moved out reads an empty board, and is not asked to write on it', async () => {
  const { community: text } = await textsOf('es');
  const ended = {
    id: newId(),
    organization_id: ORGANIZATION_ID,
    property_id: PROPERTY_ID,
    status: 'terminated',
  };
  server.call('my_leases', [
    {
      ...ended,
      property_name: 'Torre Mar',
      unit_label: 'A-1',
      starts_on: '2025-01-01',
      ends_on: '2026-12-31',
    },
  ]);
  server.empty('communities', 'community_posts_list');
  const screen = await openScreen('/tenant-dashboard/community', { width: 360 });
  await expect.element(screen.getByText(text.formerNote)).toBeVisible();
  await expect.element(screen.getByText(text.post.formerEmptyTitle)).toBeVisible();
  await expect.element(screen.getByText(text.post.formerEmptyText)).toBeVisible();
  for (const words of [text.post.emptyTitle, text.post.emptyText])
    await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: text.post.publish })).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('tab', { name: text.tabs.lost_and_found }).click();
  await expect.element(screen.getByText(text.post.formerEmptyText)).toBeVisible();
  await expect.element(screen.getByText(text.post.lostEmptyText)).not.toBeInTheDocument();
});
