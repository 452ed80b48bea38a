import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createPortfolio, createUnit, type Portfolio } from '#tests/contract/portfolio.ts';
import { type Client, useProject } from '#tests/contract/project.ts';

const project = useProject();
let portfolio: Portfolio;
const channels: { client: Client; channel: RealtimeChannel }[] = [];

beforeAll(async () => {
  portfolio = await createPortfolio(project);
});

afterEach(async () => {
  for (const { client, channel } of channels.splice(0)) await client.removeChannel(channel);
});

/** Joins and resolves once messages will be heard. */
function join(client: Client, channel: RealtimeChannel): Promise<void> {
  channels.push({ client, channel });
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else if (status !== 'CLOSED') reject(error ?? new Error(status));
    });
  });
}

interface Told {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

/** Follows a table as a client and collects what is told. */
async function follow(client: Client, table: string, filter?: string): Promise<Told[]> {
  const told: Told[] = [];
  const channel = client.channel(`${table}-${crypto.randomUUID()}`);
  channel.on(
    'postgres_changes',
    { event: '*', schema: 'public', table, ...(filter && { filter }) },
    (change) => {
      told.push({ eventType: change.eventType, new: change.new, old: change.old });
    },
  );
  const ready = new Promise<void>((resolve) => {
    channel.on('system', {}, (message: { status: string }) => {
      if (message.status === 'ok') resolve();
    });
  });
  await join(client, channel);
  await ready;
  return told;
}

it('tells a change to who may read the row, and to nobody else', async () => {
  const owner = await follow(portfolio.owner.client, 'organization_totals');
  const stranger = await follow(portfolio.stranger.client, 'organization_totals');
  const nobody = await follow(project.client(), 'organization_totals');
  await createUnit(portfolio.owner, portfolio, 'R-1');
  await expect.poll(() => owner.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(owner.at(-1)).toMatchObject({
    eventType: 'UPDATE',
    new: { organization_id: portfolio.organizationId, unit_count: expect.any(Number) },
    old: { organization_id: portfolio.organizationId },
  });
  expect(stranger).toEqual([]);
  expect(nobody).toEqual([]);
});

it('tells a tenant about their own lease', async () => {
  const tenant = await follow(portfolio.tenant.client, 'lease_tenants');
  const { error } = await project
    .service()
    .from('lease_tenants')
    .update({ lease_id: portfolio.leaseId })
    .eq('lease_id', portfolio.leaseId);
  expect(error).toBeNull();
  await expect.poll(() => tenant.length, { timeout: 10_000 }).toBe(1);
  expect(tenant[0]?.new).toMatchObject({ lease_id: portfolio.leaseId, user_id: portfolio.tenant.id });
});

it('tells only what passes the filter', async () => {
  const matching = await follow(
    portfolio.owner.client,
    'organization_totals',
    `organization_id=eq.${portfolio.organizationId}`,
  );
  const others = await follow(portfolio.owner.client, 'organization_totals', 'unit_count=lt.1');
  await createUnit(portfolio.owner, portfolio, 'R-2');
  await expect.poll(() => matching.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

it('carries messages between clients, with accents, and back to the sender who asks', async () => {
  const sender = portfolio.owner.client.channel('room', { config: { broadcast: { self: true, ack: true } } });
  const receiver = portfolio.tenant.client.channel('room');
  const heard: string[] = [];
  sender.on('broadcast', { event: 'note' }, ({ payload }) => heard.push(`sender: ${payload.text}`));
  receiver.on('broadcast', { event: 'note' }, ({ payload }) => heard.push(`receiver: ${payload.text}`));
  await Promise.all([join(portfolio.owner.client, sender), join(portfolio.tenant.client, receiver)]);
  expect(await sender.send({ type: 'broadcast', event: 'note', payload: { text: 'Ñandú' } })).toBe('ok');
  await expect.poll(() => heard.toSorted(), { timeout: 5000 }).toEqual(['receiver: Ñandú', 'sender: Ñandú']);
});

it('knows who is present, and when they leave', async () => {
  const first = portfolio.owner.client.channel('lobby', { config: { presence: { key: 'owner' } } });
  const second = portfolio.tenant.client.channel('lobby', { config: { presence: { key: 'tenant' } } });
  const present = () => Object.keys(first.presenceState()).toSorted();
  first.on('presence', { event: 'sync' }, () => undefined);
  second.on('presence', { event: 'sync' }, () => undefined);
  await Promise.all([join(portfolio.owner.client, first), join(portfolio.tenant.client, second)]);
  await first.track({ since: 1 });
  await second.track({ since: 2 });
  await expect.poll(present, { timeout: 5000 }).toEqual(['owner', 'tenant']);
  await second.untrack();
  await expect.poll(present, { timeout: 5000 }).toEqual(['owner']);
});
