import type { Bytes } from '#src/domain/taxes/ecf/bytes.ts';
import { type Authority, AuthorityError, type EcfAnswer, ownFault } from './authority.ts';
import { type EcfBooks, EcfClaimLost, type EcfWork } from './books.ts';
import { type Desk, type Handed, held, judged, OVER, sent } from './desk.ts';
import { sendByProvider } from './provider-work.ts';
import { signedFiles, writeDocument } from './write-document.ts';

/**
 * Takes a claimed document as far as the authority: signs it and stores the bytes, then sends those. One that was signed
 * before is asked for first, for nobody knows whether it has come. A receipt is sent once, wherever this breaks off.
 *
 * @param outage why the authority was not reached just now: the document is signed all the same, and sent later.
 */
export const handOver = (desk: Desk, work: EcfWork, outage: AuthorityError | null): Promise<Handed> =>
  noting(desk, work, async (way) => {
    if (work.state === 'sent') return { is: 'sent', work };
    const { authority } = desk;
    way.mayHaveArrived = work.state === 'signed' || authority?.signs === true;
    if (authority?.signs) return sendByProvider(desk, authority, work, outage);
    const fresh = work.state === 'to_sign' ? await sign(desk, work) : null;
    if (fresh === 'refused') return OVER;
    way.mayHaveArrived = true;
    if (work.isHeld) return held(desk, work);
    if (outage) throw outage.untried();
    if (!authority) throw noWayIn(desk);
    return fresh ? send(desk, authority, fresh.work, fresh.bytes) : sendOnce(desk, authority, work);
  });

/** How far a document has got. */
interface Way {
  /** Whether it may be there, when something breaks off now. */
  mayHaveArrived: boolean;
}

/**
 * What goes wrong with a document is noted with it, and it is tried again later: so one that always fails, such as one whose facts
 * cannot be read, does not take the place of others. Where nothing can be noted, the claim ends by itself.
 *
 * @throws what went wrong on our side, after it was noted
 */
async function noting(desk: Desk, work: EcfWork, doing: (way: Way) => Promise<Handed>): Promise<Handed> {
  const way: Way = { mayHaveArrived: false };
  try {
    return await doing(way);
  } catch (error) {
    if (error instanceof EcfClaimLost) return OVER;
    if (!(error instanceof AuthorityError)) {
      await desk.books.recordFault(work, ownFault(way.mayHaveArrived)).catch(() => undefined);
      throw error;
    }
    await desk.books.recordFault(work, error);
    return error.fault === 'refused' ? OVER : { is: 'out', error };
  }
}

/** Nobody is let in for the issuer: the code says why, and screens say it in words. */
const noWayIn = ({ noSigner = 'no_key' }: Desk) =>
  new AuthorityError('refused', null, [{ code: noSigner, text: '' }]);

/** Signs a document and stores what was signed; it is never signed again. */
async function sign(desk: Desk, work: EcfWork): Promise<{ work: EcfWork; bytes: Bytes } | 'refused'> {
  const { books, signingKey, noSigner = 'no_key' } = desk;
  const signedAt = new Date(desk.now());
  const refuse = async (problems: Parameters<EcfBooks['refuse']>[1]) => {
    await books.refuse(work, problems);
    return 'refused' as const;
  };
  if (!signingKey) return refuse([{ field: 'key', code: noSigner }]);
  const written = writeDocument(work, signedAt.getTime());
  if ('problems' in written) return refuse(written.problems);
  const signed = await signedFiles(work, written, signingKey, signedAt);
  if ('problems' in signed) return refuse(signed.problems);
  await books.storeSigned(work, signed);
  const last = signed.files.at(-1);
  if (!last) throw new Error('A document without a file');
  return { work: { ...work, state: 'signed', securityCode: signed.securityCode }, bytes: last.bytes };
}

/** Sends what was signed before, unless it has come already. */
async function sendOnce(desk: Desk, authority: Authority, work: EcfWork): Promise<Handed> {
  if (work.isSummary) {
    const answer = await unlessMissing(work, authority.summaryState(questionOf(work)));
    if (answer && answer.state !== 'unknown') return judged(desk, work, answer);
  } else {
    const found = (await unlessMissing(work, authority.findByNumber(work.issuerTaxId, work.encf))) ?? [];
    // The first counts: those after it were refused because of it.
    const own = found.find(({ trackId }) => !work.otherTrackIds.includes(trackId));
    if (own) return sent(desk, work, own.trackId);
  }
  const bytes = await desk.books.readFile(work.id, work.isSummary ? 'rfce' : 'ecf');
  return send(desk, authority, work, bytes);
}

const questionOf = ({ issuerTaxId, encf, securityCode }: EcfWork) => ({
  issuerTaxId,
  encf,
  securityCode: securityCode ?? '',
});

const NOT_THERE = 404;

/** The test environments lack some services: there nobody can be asked. */
async function unlessMissing<Answer>(
  { environment }: EcfWork,
  answer: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (environment !== 'ecf' && error instanceof AuthorityError && error.status === NOT_THERE) return null;
    throw error;
  }
}

async function send(desk: Desk, authority: Authority, work: EcfWork, bytes: Bytes): Promise<Handed> {
  if (desk.now() > desk.sendsUntil) return held(desk, work);
  const file = { issuerTaxId: work.issuerTaxId, encf: work.encf, bytes };
  if (work.isSummary) return judged(desk, work, await authority.submitSummary(file));
  return sent(desk, work, (await authority.submit(file)).trackId);
}

const isOpen = ({ state }: EcfAnswer) => state === 'in_process' || state === 'unknown';

/**
 * Asks for the result of what was sent, after each of these milliseconds until there is one.
 * @param outage why results could not be asked for just now
 */
export const askResult = (
  desk: Desk,
  work: EcfWork,
  waits: readonly number[],
  outage: AuthorityError | null,
): Promise<Handed> =>
  noting(desk, work, async () => {
    const { authority } = desk;
    if (outage) throw outage.untried();
    if (!authority) throw noWayIn(desk);
    let answer: EcfAnswer | null = null;
    for (const wait of waits) {
      if (wait > 0) await desk.pause(wait);
      answer = await authority.result(work.trackId ?? '');
      if (!isOpen(answer)) break;
    }
    return answer ? judged(desk, work, answer) : OVER;
  });
