import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceStatus } from '#src/domain/trust/service-status.ts';
import type { Settings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { checkService } from '#src/edge/trust/service-status.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

let sql: Sql;
beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql?.end());

/** What a Worker with these settings finds, asked now: the endpoint keeps what it found for half a minute. */
const status = (settings: Partial<Settings> = {}): Promise<ServiceStatus> =>
  checkService(serviceClient({ ...stack.mailSettings, ...settings }), new Date());

describe('the public status', () => {
  it('does not know of timers that have never run', async () => {
    await sql`delete from private.timer_runs`;
    await sql`update private.outgoing_messages set next_attempt_at = null`;
    expect((await status()).parts).toEqual({
      site: 'good',
      database: 'good',
      files: 'good',
      jobs: 'unknown',
      work: 'unknown',
      messages: 'good',
    });
  });

  it('says that a timer did its work, and that it is late', async () => {
    expect(await worker.scheduled(new Date())).toMatchObject({ outcome: 'ok' });
    expect((await status()).parts).toMatchObject({ jobs: 'good', work: 'good' });
    await sql`update private.timer_runs set ran_at = now() - interval '3 hours'`;
    expect((await status()).parts).toMatchObject({ jobs: 'late', work: 'late' });
  });

  it('says that messages are late', async () => {
    await sql`insert into private.outgoing_messages (id, dedupe_key, to_address, language, template, next_attempt_at)
      values (gen_random_uuid(), 'late', 'ana@example.test', 'es', 'analysis', now() - interval '20 minutes')`;
    expect((await status()).parts).toMatchObject({ messages: 'late', database: 'good' });
    await sql`delete from private.outgoing_messages where dedupe_key = 'late'`;
  });

  it('says that nothing answers, and does not guess what only that would know', async () => {
    expect((await status({ supabaseUrl: 'http://127.0.0.1:9' })).parts).toEqual({
      site: 'good',
      database: 'down',
      files: 'down',
      jobs: 'unknown',
      work: 'unknown',
      messages: 'unknown',
    });
  });

  it('tells a database that refuses from files that are there', async () => {
    await sql`revoke execute on function public.service_status from service_role`;
    const { parts } = await status();
    await sql`grant execute on function public.service_status to service_role`;
    expect(parts).toMatchObject({ database: 'down', files: 'good', jobs: 'unknown', messages: 'unknown' });
  });

  it('is the same for half a minute, names nobody, and takes nothing but questions', async () => {
    const first = await worker.fetch('/api/status');
    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    const [one, two] = [await first.json(), await (await worker.fetch('/api/status?again')).json()];
    expect(two).toEqual(one);
    expect(Object.keys(one as object)).toEqual(['checkedAt', 'parts']);
    expect((await worker.fetch('/api/status', { method: 'POST' })).status).toBe(405);
  });
});
