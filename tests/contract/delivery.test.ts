import { beforeEach, describe, expect, it } from 'vitest';
import { sendApprovals } from '#src/edge/taxes/ecf/receiving/approvals.ts';
import { askOfReceived } from '#src/edge/taxes/ecf/receiving/ask-dgii.ts';
import { deliverReceipts } from '#src/edge/taxes/ecf/receiving/deliveries.ts';
import { peerRnc } from '#stack/dgii/book.ts';
import { signText } from '#stack/dgii/signature.ts';
import { approvalXml } from '#tests/contract/authority-scene.ts';
import { useReception } from '#tests/contract/reception-scene.ts';

// What goes from us to other taxpayers: receipts that DGII accepted, and what the office says of theirs.
const scene = useReception();
const DAY_MS = 86_400_000;
let last = 7_000;
const next = () => {
  last += 1;
  return last;
};

beforeEach(() => scene.tell('faults', []));

const receivedByPeer = async (encf: string) =>
  (await scene.memory()).received
    .filter((one) => one.encf === encf)
    .map(({ state, reason }) => `${state} ${reason ?? '-'}`);

describe('a receipt that DGII accepted', () => {
  it('is delivered to a buyer who issues, whose acknowledgement is kept', async () => {
    const { id, encf } = await scene.acceptedReceipt(next());
    await deliverReceipts(scene.others());
    expect(await scene.documentOf(id)).toMatchObject({ deliveryState: 'delivered', deliveryReason: null });
    expect(await receivedByPeer(encf)).toEqual(['0 -']);
    const files = scene.database().from('ecf_files').select('kind, direction').eq('documentId', id);
    expect((await files.order('kind')).data).toEqual([
      { kind: 'arecf', direction: 'in' },
      { kind: 'ecf', direction: 'out' },
    ]);
    await deliverReceipts(scene.others(DAY_MS));
    expect(await receivedByPeer(encf)).toHaveLength(1);
  });

  it('is refused by its buyer for a reason that the office sees', async () => {
    const { id } = await scene.acceptedReceipt(next());
    await scene.tell('faults', [{ kind: 'reject', where: 'peer', code: 2 }]);
    await deliverReceipts(scene.others());
    expect(await scene.documentOf(id)).toMatchObject({ deliveryState: 'refused', deliveryReason: '2' });
  });

  it('whose acknowledgement was lost is delivered once: the buyer says that they have it', async () => {
    const { id, encf } = await scene.acceptedReceipt(next());
    await scene.tell('faults', [{ kind: 'lost', where: 'peer' }]);
    await deliverReceipts(scene.others());
    expect(await scene.documentOf(id)).toMatchObject({ deliveryState: 'to_deliver' });
    await deliverReceipts(scene.others(600_000));
    expect(await scene.documentOf(id)).toMatchObject({ deliveryState: 'delivered' });
    expect(await receivedByPeer(encf)).toEqual(['0 -', '1 3']);
  });

  it('goes nowhere where the buyer has no services', async () => {
    const { id } = await scene.acceptedReceipt(next(), '101010101');
    await deliverReceipts(scene.others());
    expect(await scene.documentOf(id)).toMatchObject({
      deliveryState: 'not_due',
      deliveryReason: 'no_services',
    });
  });

  it('waits longer each time while the buyer is down, and after days is said to be unreachable', async () => {
    const { id } = await scene.acceptedReceipt(next());
    await scene.tell('faults', [{ kind: '503', where: 'peer', times: 100 }]);
    await deliverReceipts(scene.others());
    await deliverReceipts(scene.others(60_000));
    expect(await scene.documentOf(id)).toMatchObject({ deliveryState: 'to_deliver' });
    for (let day = 1; day <= 7; day += 1) await deliverReceipts(scene.others(day * 2 * DAY_MS));
    expect(await scene.documentOf(id)).toMatchObject({ deliveryState: 'unreachable' });
  });

  it('is approved by its buyer at our own service, once', async () => {
    const { id, encf } = await scene.acceptedReceipt(next());
    const send = async (total: string, state = '1') => {
      const xml = approvalXml(encf, total, scene.now()).replace('<Estado>1', `<Estado>${state}`);
      return (await scene.toService('aprobacioncomercial', signText(xml, scene.keys().signer))).status;
    };
    expect(await send('118000.01')).toBe(400);
    expect(await send('118000.00')).toBe(200);
    expect(await scene.documentOf(id)).toMatchObject({ approvalState: 'approved' });
    expect(await send('118000.00')).toBe(200);
    expect(await send('118000.00', '2')).toBe(400);
  });
});

describe('what the office says of the deal', () => {
  async function answered(isApproved: boolean, reason = '') {
    const { encf } = await scene.fromPeer('good');
    await askOfReceived(scene.database(), scene.authority, new Date(scene.now() + 1_000));
    const row = (await scene.rows()).find((one) => one.encf === encf);
    const { error } = await scene.owner().rpc('answer_received_ecf', {
      p_received_id: String(row?.id),
      p_is_approved: isApproved,
      p_reason: reason,
    });
    expect(error).toBeNull();
    return { encf, id: String(row?.id) };
  }
  const stateOf = async (id: string) => {
    const columns = 'approvalToSender, approvalToDgii';
    return (await scene.database().from('ecf_received').select(columns).eq('id', id).single()).data;
  };
  const toldOf = async (encf: string) =>
    (await scene.memory()).approvals
      .filter((one) => one.encf === encf && one.rnc === peerRnc)
      .map(({ environment, state }) => `${environment} ${state}`)
      .sort();

  it.each([
    [true, '', '1'],
    [false, 'No se hizo el trabajo', '2'],
  ])('is told to the sender and to DGII (%s)', async (isApproved, reason, state) => {
    const { encf, id } = await answered(isApproved, reason);
    await sendApprovals(scene.others(1_000));
    expect(await stateOf(id)).toEqual({ approvalToSender: 'taken', approvalToDgii: 'taken' });
    expect(await toldOf(encf)).toEqual([`peer ${state}`, `testecf ${state}`]);
    await sendApprovals(scene.others(DAY_MS));
    expect(await toldOf(encf)).toHaveLength(2);
  });

  it.each([
    [400, 'refused'],
    [500, 'waits'],
  ])('is not taken by a sender who answers %s: %s', async (status, expected) => {
    const { id } = await answered(true);
    const desk = scene.others(1_000);
    const refusing: typeof fetch = async (input, init) =>
      String(input).includes('aprobacioncomercial') ? new Response('', { status }) : fetch(input, init);
    await sendApprovals({ ...desk, fetch: refusing });
    expect(await stateOf(id)).toEqual({ approvalToSender: expected, approvalToDgii: 'taken' });
    // What was looked at and not taken is told to them no more.
    await sendApprovals(scene.others(DAY_MS));
    expect(await stateOf(id)).toMatchObject({ approvalToSender: status === 400 ? 'refused' : 'taken' });
  });

  it('is told again to whoever was down, by the same bytes, and to nobody twice', async () => {
    const { encf, id } = await answered(true);
    await scene.tell('faults', [{ kind: '503', where: 'peer' }]);
    await sendApprovals(scene.others(1_000));
    expect(await stateOf(id)).toEqual({ approvalToSender: 'waits', approvalToDgii: 'taken' });
    const files = () =>
      scene.database().from('ecf_files').select('sha256').eq('receivedId', id).eq('kind', 'acecf');
    const before = (await files()).data;
    expect(before).toHaveLength(1);
    await sendApprovals(scene.others(DAY_MS));
    expect(await stateOf(id)).toEqual({ approvalToSender: 'taken', approvalToDgii: 'taken' });
    expect((await files()).data).toEqual(before);
    expect(await toldOf(encf)).toEqual(['peer 1', 'testecf 1']);
  });
});
