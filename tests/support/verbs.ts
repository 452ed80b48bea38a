import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Database } from '#src/data/database.types.ts';
import type { CurrencyCode, MembershipRole } from '#src/domain/foundation/enums.ts';
import { act, type Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';

type Functions = Database['public']['Functions'];
type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text;
type ArgumentsOf<Name extends keyof Functions> = Functions[Name] extends { Args: infer Args } ? Args : never;

/** A function's arguments by the names that the types give them; their values are the database's to judge. */
export type Input<Name extends keyof Functions> = {
  [Key in keyof ArgumentsOf<Name> as Key extends `p_${infer Rest}` ? Camel<Rest> : never]?: unknown;
};

/** What is not answered with an id. */
interface Answers {
  import_bank_lines: { id: string; line_count: number; new_count: number };
  undo_bank_import: { removed_count: number };
  distribute_to_owners: string[];
}
type AnswerOf<Name> = Name extends keyof Answers ? Answers[Name] : string;

type Verbs = {
  readonly [Name in keyof Functions as Camel<Name>]: (
    sql: Sql,
    caller: Caller,
    input?: Input<Name>,
  ) => Promise<AnswerOf<Name>>;
};

const lease = { currency: 'DOP', rentMinor: 1_000_000, dueDay: 1 };
const contract = { body: '{"es":[]}' };

/** What a test that is about something else does not say. */
const USUAL: Readonly<Record<string, Record<string, unknown>>> = {
  addCharge: { kind: 'other', description: 'Agua' },
  cancelFiscalInvoice: { reason: '04' },
  createLease: lease,
  distributeToOwners: { currency: 'DOP' },
  draftRenewal: { rentMinor: 1_100_000 },
  importBankLines: { fileName: 'estado.csv' },
  issueCreditNote: { reason: 'Error' },
  issueDebitNote: { reason: 'Intereses por mora' },
  markNcfUnusable: { reason: '10' },
  moveToUnit: { rentMinor: 1_100_000, rentNote: 'Cambio de unidad' },
  passOnBill: { kind: 'other', method: 'equal', description: 'Reparación de noviembre' },
  renewLease: { rentMinor: 1_100_000 },
  repeatBill: { everyMonths: 1 },
  reverseCardSettlement: { reason: 'Error' },
  reverseDistribution: { reason: 'Error' },
  saveLeaseDraft: lease,
  sendAmendment: contract,
  sendLease: contract,
  setTenantDeparture: { leftOn: null, primaryPersonId: null },
  settleDeposit: { deductions: [] },
};

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const given = (input: object) => Object.entries(input).filter(([, value]) => value !== undefined);

/**
 * The functions of the API as a caller uses them, each in a transaction of its own; `verbs.addCharge` calls
 * `public.add_charge`. Without a request id it is a new request.
 * @returns the id of what was made, or what else the function answers
 */
export const verbs = new Proxy({} as Verbs, {
  get: (_, name: string) => (sql: Sql, caller: Caller, input: object) => {
    const all = [...Object.entries(USUAL[name] ?? {}), ...given(input ?? {})];
    const values = all.map(([key, value]) => [`p_${snake(key)}`, value] as const);
    return call(sql, caller, snake(name), Object.fromEntries(values));
  },
});

export type LeaseInput = Omit<Input<'create_lease'>, 'unitId' | 'startsOn' | 'endsOn' | 'currency'> & {
  unitId: string;
  startsOn: string;
  endsOn: string;
  currency?: CurrencyCode;
};

/** A payment in pesos' stead in dollars, at 60. */
export const recordExchanged = (sql: Sql, caller: Caller, input: Input<'record_payment'>): Promise<string> =>
  verbs.recordPayment(sql, caller, {
    rate: 60,
    rateSource: 'Banco Central',
    ratedOn: input.paidOn,
    ...input,
  });

export interface IssuedInvitation {
  invitation_id: string;
  email: string;
  token: string;
  expires_at: Date;
}

export async function inviteTenant(
  sql: Sql,
  caller: Caller,
  leaseTenantId: string,
  requestId: string = randomUUID(),
): Promise<IssuedInvitation> {
  const rows = await act(
    sql,
    caller,
    (transaction) =>
      transaction<IssuedInvitation[]>`select * from public.invite_tenant(${requestId}, ${leaseTenantId})`,
  );
  return rows[0] as IssuedInvitation;
}

export async function inviteMember(
  sql: Sql,
  caller: Caller,
  input: { organizationId: string; email: string; role: MembershipRole; requestId?: string },
): Promise<IssuedInvitation> {
  const requestId = input.requestId ?? randomUUID();
  const rows = await act(
    sql,
    caller,
    (transaction) =>
      transaction<IssuedInvitation[]>`
      select * from public.invite_member(${requestId}, ${input.organizationId}, ${input.email}, ${input.role})`,
  );
  return rows[0] as IssuedInvitation;
}

/** Runs the scheduled job as the service. @param now an instant, ISO 8601 with its zone */
export async function runJobs(
  sql: Sql,
  now: string,
): Promise<{ leases: number; rents: number; late_fees: number; failed: number }> {
  const rows = await act(
    sql,
    'service',
    (transaction) => transaction`select private.run_scheduled_jobs(${now}) as result`,
  );
  return rows[0]?.result;
}

/** What the mailbox of an invitation is told beside its token. */
export async function invitationKey(sql: Sql, invitationId: string): Promise<string> {
  const [row] = await sql<{ key: string }[]>`select private.invitation_key(${invitationId}) as key`;
  return row?.key ?? '';
}
