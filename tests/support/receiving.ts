import { beforeAll } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { verbs } from '#tests/support/verbs.ts';

export const SENDER = '130000019';
export const RECEIVER = '101010101';
const FILE = Buffer.from('<ECF/>').toString('base64');
const ANSWER = Buffer.from('<ARECF/>').toString('base64');

interface Kept {
  id: string;
  is_new: boolean;
}

export const receivedLine = (amount_minor: number, description = 'Plomería') => ({
  description,
  is_goods: false,
  amount_minor,
});

/** An issuer to whom others send, in a database of its own. */
export function useReceiving() {
  const database = useDatabase();
  let place: Awaited<ReturnType<typeof createBillPlace>>;
  let issuerId: string;
  let last = 0;

  const numbered = (type = '31') => {
    last += 1;
    return `E${type}${String(last).padStart(10, '0')}`;
  };
  const asService = <T = string>(verb: string, values: Record<string, unknown>) =>
    call<T>(database.sql, 'service', verb, values);

  function receiptOf(more: Record<string, unknown> = {}, facts: Record<string, unknown> = {}) {
    return {
      sender_tax_id: SENDER,
      sender_name: 'Comercial de Muestra, S. R. L.',
      encf: numbered(),
      ncf_kind: 'fiscal_credit',
      issued_on: place.today,
      total_minor: 1_180_000,
      itbis_minor: 180_000,
      security_code: 'aB+/9=',
      facts: {
        currency: 'DOP',
        dop_rate: null,
        due_on: addDays(place.today, 20),
        modified_ncf: '',
        total_minor: 1_180_000,
        itbis_minor: 180_000,
        excise_minor: 0,
        other_taxes_minor: 0,
        tip_minor: 0,
        itbis_withheld_minor: 0,
        isr_withheld_minor: 0,
        lines: [receivedLine(600_000), receivedLine(400_000, 'Pintura')],
        ...facts,
      },
      ...more,
    };
  }

  const receive = (receipt: object, more: object = {}) =>
    asService<Kept>('receive_ecf', {
      p_issuer_id: issuerId,
      p_receipt: receipt,
      p_file: FILE,
      p_acknowledgement: ANSWER,
      ...more,
    });
  async function accepted(more: Record<string, unknown> = {}, facts: Record<string, unknown> = {}) {
    const { id } = await receive(receiptOf(more, facts));
    await asService('record_received_verdict', { p_received_id: id, p_is_accepted: true });
    return id;
  }
  const rowOf = async (id: string) => {
    const [row] = await database.sql`
      select state, refusal, bill_id, bill_problem, approval_state, approval_reason, approval_to_sender, approval_to_dgii
      from public.ecf_received where id = ${id}`;
    return row as Record<string, unknown>;
  };
  async function billOf(id: string) {
    const { bill_id: billId } = await rowOf(id);
    const [bill] = await database.sql`
      select b.status, b.ncf, b.modified_ncf, b.billed_on::text, b.due_on::text, b.currency, b.dop_rate::float, b.rate_source,
        b.services_minor::int, b.itbis_minor::int, b.itbis_withheld_minor::int, b.isr_withheld_minor::int, b.total_minor::int,
        b.expense_kind, v.name as vendor, v.identity_number as number,
        (select array_agg(l.description || ' ' || l.amount_minor order by l.position) from public.bill_lines l where l.bill_id = b.id) as lines
      from public.bills b join public.vendors v on v.id = b.vendor_id where b.id = ${billId as string}`;
    return bill as Record<string, unknown>;
  }

  beforeAll(async () => {
    place = await createBillPlace(database.sql, 'Recibe');
    issuerId = place.landlord.organizationId;
    await verbs.saveFiscalIssuer(database.sql, place.owner, {
      organizationId: issuerId,
      legalName: 'Recibe, S. R. L.',
      taxpayerKind: 'company',
      taxId: RECEIVER,
      address: 'Calle 1',
      issuingWay: 'direct',
      electronicSince: place.today,
    });
  });

  return {
    database,
    place: () => place,
    issuerId: () => issuerId,
    numbered,
    asService,
    receiptOf,
    receive,
    accepted,
    rowOf,
    billOf,
  };
}
