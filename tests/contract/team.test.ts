import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createPortfolio, createUnit, type Portfolio, type User } from '#tests/contract/portfolio.ts';
import { type Client, dataOf, useProject } from '#tests/contract/project.ts';

const project = useProject();
let portfolio: Portfolio;
const channels: { client: Client; channel: RealtimeChannel }[] = [];

beforeAll(async () => {
  portfolio = await createPortfolio(project);
});

afterEach(async () => {
  for (const { client, channel } of channels.splice(0)) await client.removeChannel(channel);
});

/** Counts what a client is told about a table, once it is being told. */
async function follow(client: Client, table: string): Promise<{ count: () => number }> {
  let count = 0;
  const channel = client.channel(`${table}-${crypto.randomUUID()}`);
  channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => {
    count += 1;
  });
  const ready = new Promise<void>((resolve) => {
    channel.on('system', {}, (message: { status: string }) => {
      if (message.status === 'ok') resolve();
    });
  });
  channels.push({ client, channel });
  channel.subscribe();
  await ready;
  return { count: () => count };
}

/** The stranger joins the owner's team. */
async function join(): Promise<User> {
  const { owner, stranger, organizationId } = portfolio;
  const [invitation] = dataOf(
    await owner.client.rpc('invite_member', {
      p_request_id: crypto.randomUUID(),
      p_organization_id: organizationId,
      p_email: stranger.email,
      p_role: 'viewer',
    }),
  );
  dataOf(await stranger.client.rpc('accept_invitation', { p_token: invitation?.token ?? '' }));
  return stranger;
}

it('a member who is removed reads nothing and hears nothing from that moment on, but of the removal', async () => {
  const { owner, organizationId } = portfolio;
  const member = await join();
  const totals = await follow(member.client, 'organization_totals');
  const signals = await follow(member.client, 'membership_signals');
  const owners = await follow(owner.client, 'organization_totals');
  await createUnit(owner, portfolio, 'T-1');
  await expect.poll(totals.count, { timeout: 10_000 }).toBe(1);

  const removal = {
    p_request_id: crypto.randomUUID(),
    p_organization_id: organizationId,
    p_user_id: member.id,
  };
  dataOf(await owner.client.rpc('remove_member', removal));
  await expect.poll(signals.count, { timeout: 10_000 }).toBe(1);
  await createUnit(owner, portfolio, 'T-2');
  await expect.poll(owners.count, { timeout: 10_000 }).toBe(2);
  expect(totals.count()).toBe(1);
  const rows = dataOf(
    await member.client.from('properties').select('id').eq('organization_id', organizationId),
  );
  expect(rows).toEqual([]);
});
