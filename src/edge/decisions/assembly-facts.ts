import { array, type InferOutput, nullable, parse } from 'valibot';
import { DEFAULT_TIME_ZONE } from '#src/domain/foundation/time-zone.ts';
import type { Head } from '#src/domain/trust/consistency.ts';
import { call } from '../call.ts';
import { recordOf, rowsOf } from '../caller-endpoint.ts';
import type { Client } from '../supabase.ts';
import { readLastHead } from '../trust/last-head.ts';
import { Assembly, Decision, Item, Presence, Result, Rules, Signature } from './assembly-shapes.ts';

export type AgendaDecision = InferOutput<typeof Decision> & {
  readonly options: readonly string[];
  /** Null while it was not counted. */
  readonly result: InferOutput<typeof Result> | null;
};

/** What the papers of an assembly are written from; weights as integers, in text where they are sums. */
export interface AssemblyFacts {
  readonly assembly: InferOutput<typeof Assembly>;
  /** Empty for readers who do not see the organization itself. */
  readonly organization: string;
  readonly timeZone: string;
  readonly rules: InferOutput<typeof Rules> | null;
  readonly items: readonly (InferOutput<typeof Item> & { readonly decision: AgendaDecision | null })[];
  readonly presence: readonly InferOutput<typeof Presence>[];
  readonly signatures: readonly InferOutput<typeof Signature>[];
  /** The organization's log when it was last signed. */
  readonly head: Head | null;
}

async function readDecisions(caller: Client, ids: readonly string[]): Promise<AgendaDecision[]> {
  if (ids.length === 0) return [];
  const [decisions, results, options] = await Promise.all([
    caller
      .from('decisions_list')
      .select(
        'id, kind, question, isSecret, budgetCurrency, weightBasis, majorityNumerator, majorityDenominator, majorityMustExceed, majorityBase',
      )
      .in('id', [...ids]),
    caller
      .from('decisions')
      .select('id, result')
      .in('id', [...ids]),
    caller
      .from('decision_options')
      .select('decisionId, label')
      .in('decisionId', [...ids])
      .order('position'),
  ]);
  const counted = new Map(rowsOf(results)?.map(({ id, result }) => [id, result]));
  const labels = rowsOf(options) ?? [];
  return parse(array(Decision), rowsOf(decisions)).map((decision) => ({
    ...decision,
    options: labels.filter(({ decisionId }) => decisionId === decision.id).map(({ label }) => label),
    result: parse(nullable(Result), counted.get(decision.id) ?? null),
  }));
}

/** Reads an assembly as its caller may. @throws Problem 404 `assembly_not_found` */
export async function readAssemblyFacts(caller: Client, assemblyId: string): Promise<AssemblyFacts> {
  const found = await caller
    .from('assemblies_list')
    .select(
      'id, organizationId, propertyName, status, title, place, startsAt, secondCallAt, call, calledAt, openedAt, closedAt, rulesId, quorum, minutes, minutesHash',
    )
    .eq('id', assemblyId)
    .maybeSingle();
  const assembly = parse(Assembly, recordOf(found, 'assembly_not_found'));
  const [organization, rules, items, presence, signatures, head] = await Promise.all([
    caller.from('organizations').select('name, timeZone').eq('id', assembly.organizationId).maybeSingle(),
    caller
      .from('decision_rules')
      .select('noticeDays, noticeArticle, weight')
      .eq('id', assembly.rulesId ?? assembly.id)
      .maybeSingle(),
    caller
      .from('assembly_items')
      .select('position, title, decisionId, isMotion, movedBy')
      .eq('assemblyId', assemblyId)
      .order('position'),
    call(caller, 'assembly_presence', { assemblyId }),
    caller
      .from('minutes_signatures')
      .select('role, fullName, signedAt')
      .eq('assemblyId', assemblyId)
      .order('role'),
    readLastHead(caller, assembly.organizationId),
  ]);
  const rows = parse(array(Item), rowsOf(items));
  const decisions = await readDecisions(
    caller,
    rows.flatMap(({ decisionId }) => decisionId ?? []),
  );
  const office = rowsOf(organization);
  return {
    assembly,
    organization: office?.name ?? '',
    timeZone: office?.timeZone ?? DEFAULT_TIME_ZONE,
    rules: parse(nullable(Rules), rowsOf(rules)),
    items: rows.map((item) => ({
      ...item,
      decision: decisions.find(({ id }) => id === item.decisionId) ?? null,
    })),
    presence: parse(array(Presence), presence),
    signatures: parse(array(Signature), rowsOf(signatures)),
    head,
  };
}
