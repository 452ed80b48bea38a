import { describe, expect, it } from 'vitest';
import { declaredVerbs } from './rules/declared-verbs.ts';
import { rooms, roomsInSettings } from './rules/rooms.ts';
import { schemaPlan } from './rules/schema-plan.ts';
import { messagesByVerbs, orderOfEffects } from './rules/what-follows.ts';

describe('the plan of the database', () => {
  const table = {
    path: 'supabase/schemas/money/tables/charges.sql',
    text: 'create table public.charges (id uuid);',
  };
  const verb = (text: string) => ({ path: 'supabase/schemas/money/charges.sql', text });

  it('takes a table with what belongs to it, and functions that differ by their arguments', () => {
    const own = `${table.text}\ncreate index charges_by_day on public.charges (id);`;
    const verbs =
      'create function private.a(p_id uuid) returns int as $$ 1 $$;\ncreate function private.a(p_id int) returns int as $$ 2 $$;';
    expect(schemaPlan([{ ...table, text: own }, verb(verbs)])).toEqual([]);
  });

  it.each([
    ['create table public.charges (id int);', 'table public.charges stands in'],
    ['create table public.refunds (id int);', 'public.refunds stands in no file of its own'],
    ['-- Why.\ncreate index a on public.charges (id);', 'belongs into'],
    ['create policy "a; b" on public.charges using (true);', 'belongs into'],
    [
      'create trigger t after insert or delete\n  on public.charges for each row execute function private.x();',
      'belongs into',
    ],
    ['grant select, delete on public.charges to authenticated;', 'belongs into'],
    ['alter table public.charges add check (true);', 'belongs into'],
    [
      'create function private.a(p_id uuid default null) returns int as $$ 1 $$;\ncreate function private.a(p_id uuid) returns int as $$ 2 $$;',
      'function private.a(p_id uuid) stands in',
    ],
  ])('finds %s', (text, fault) => {
    expect(schemaPlan([table, verb(text)]).join()).toContain(fault);
  });

  it('is read in the order of the rooms', () => {
    const paths = rooms.map((room) => `"./schemas/${room}/**/*.sql"`);
    const settings = (lines: string[]) => ({ path: 'supabase/config.toml', text: lines.join() });
    expect(roomsInSettings([settings(paths)])).toEqual([]);
    expect(roomsInSettings([settings(paths.reverse())])).toHaveLength(1);
  });
});

describe('what the API calls', () => {
  const faults = (text: string) => declaredVerbs([{ path: 'supabase/schemas/money/charges.sql', text }]);
  const verb = 'create function private.pay(p_id uuid) returns int security definer as $$ select 1 $$;';
  const reading = 'create function public.find_paid() returns int language sql stable as $$ select 1 $$;';

  it('is declared where it is written', () => {
    const declared =
      "select private.declare_verb('pay', 'money.write', p_repeatable => true, p_comment => 'Pays.');";
    const read = "select private.declare_verb('find_paid', 'rows', p_comment => 'Finds.');";
    expect(faults([verb, declared, reading, read].join('\n'))).toEqual([]);
  });

  it.each([
    [reading, 'written by hand'],
    [`${verb}\n${verb.replace('private', 'public')}`, 'written by hand'],
    ["select private.declare_verb('pay', 'money.write', 'Pays.');", 'declared where it is not written'],
    ["comment on function public.pay is 'Pays.';", 'private.declare_verb says this'],
    ['grant execute on function private.pay, public.pay to authenticated;', 'private.declare_verb says this'],
    [verb.replace('select 1', "select private.claim_request(p_id, 'pay', '[]')"), 'claims by itself'],
  ])('has no fault like %s', (text, fault) => {
    expect(faults(text).join()).toContain(fault);
  });
});

describe('what follows a change', () => {
  const file = (text: string) => [{ path: 'supabase/schemas/money/tables/charges.sql', text }];
  const trigger = (name: string, event: string, does: string) =>
    `create trigger ${name} ${event} on public.charges for each row execute function private.${does}();`;
  const writes =
    'create function private.enqueue() returns void as $$ insert into private.outgoing_messages $$;';
  const tells = 'create function private.tell() returns trigger as $$ select private.enqueue() $$;';
  const told = (event: string, grant: string) =>
    messagesByVerbs(file([grant, trigger('tell', event, 'tell'), tells, writes].join('\n')));

  it('is listed in the order in which it fires', () => {
    const [guard, log, mark] = [
      trigger('refuse', 'before update', 'x'),
      trigger('log', 'after update', 'x'),
      trigger('mark', 'after update', 'x'),
    ];
    const late =
      'create constraint trigger a after insert on public.charges deferrable for each row execute function private.x();';
    expect(orderOfEffects(file([guard, log, mark, late].join('\n')))).toEqual([]);
    expect(orderOfEffects(file([log, guard].join('\n')))).toEqual([
      expect.stringContaining('refuse fires before log'),
    ]);
    expect(orderOfEffects(file([mark, log].join('\n')))).toHaveLength(1);
    expect(orderOfEffects(file([late, mark].join('\n')))).toHaveLength(1);
  });

  it.each([
    ['after insert', ''],
    ['after update of status', 'grant insert, update (name) on public.charges to authenticated;'],
    ['after insert or delete', 'grant insert on public.charges to authenticated;'],
    ['after insert', 'grant insert on public.charges to service_role;'],
  ])('writes no message by a trigger %s, with %s', (event, grant) => {
    expect(told(event, grant)).toEqual([expect.stringContaining('the verb that causes it does')]);
  });

  it('writes one where people change the row themselves', () => {
    const grant = 'grant insert (id, name), update (name) on public.charges to authenticated;';
    expect(told('after insert or update of name', grant)).toEqual([]);
  });

  it('takes a trigger that writes none', () => {
    expect(
      messagesByVerbs(file([trigger('count', 'after insert', 'count'), tells, writes].join('\n'))),
    ).toEqual([]);
  });
});
