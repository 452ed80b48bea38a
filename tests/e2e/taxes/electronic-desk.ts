import { createPrivateKey, randomUUID } from 'node:crypto';
import forge from 'node-forge';
import { runEcfWork } from '#src/edge/taxes/ecf/ecf-timer.ts';
import { exchangeReceipts } from '#src/edge/taxes/ecf/receiving/exchange.ts';
import { peerRnc } from '#stack/dgii/book.ts';
import { signerCedula, type TestKeys } from '#stack/dgii/test-keys.ts';
import { loadSecrets, publishableKey } from '#stack/keys.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { made, today } from '#tests/support/rental.ts';
import { makeShop, OWN_ID, type TaxDesk } from './tax-desk.ts';

const NEXT_YEAR = `${Number(today().slice(0, 4)) + 1}-12-31`;
/** So many are given out at most. */
const NUMBERS = 50;

export interface ElectronicDesk extends TaxDesk {
  readonly baseURL: string;
  /** Numbers as they are given out, from 0 on. */
  readonly encf: (index: number) => string;
}

const post = async (url: string, body: object): Promise<Response> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** Tells the counterpart of the tax authority what it knows of the shop's landlord, or what goes wrong. */
export const tell = ({ baseURL }: Pick<ElectronicDesk, 'baseURL'>, what: string, body: object) =>
  post(`${baseURL}/_local/dgii/${what}`, body);

/** Numbers that the counterpart knows of; those before are rejected, and given back. */
export const allow = (desk: ElectronicDesk, index: number) =>
  tell(desk, `taxpayers/${OWN_ID}`, {
    name: 'Carmen Jiménez',
    signers: [signerCedula],
    ranges: { '31': { first: Number(desk.encf(index).slice(3)), last: 9_999_999_999, expires: NEXT_YEAR } },
  });

export const testKeys = async (baseURL: string): Promise<TestKeys> =>
  (await (await fetch(`${baseURL}/_local/dgii/certificates`)).json()) as TestKeys;

/** A landlord with a shop whose receipts are electronic, in the test environment, rented by whom the counterpart plays. */
export async function makeElectronicShop(baseURL = ''): Promise<ElectronicDesk> {
  const shop = await makeShop(baseURL);
  const { client } = shop.owner;
  const { organizationId: p_organization_id } = shop;
  await made(
    client
      .from('people')
      .update({ identity_number: peerRnc })
      .eq('organization_id', p_organization_id)
      .select('id'),
  );
  await made(
    client.rpc('save_fiscal_issuer', {
      ...{ p_organization_id, p_tax_id: OWN_ID, p_legal_name: 'Carmen Jiménez', p_taxpayer_kind: 'person' },
      ...{ p_address: 'Calle El Conde 10, Santo Domingo', p_issuing_way: 'direct', p_environment: 'testecf' },
      p_electronic_since: today(),
    }),
  );
  // Numbers of an earlier run on the same stack are used.
  const first = Date.now() % 1_000_000_000;
  await made(
    client.rpc('add_ncf_range', {
      ...{ p_request_id: randomUUID(), p_organization_id, p_series: 'E', p_kind: 'fiscal_credit' },
      ...{ p_first: first, p_last: first + NUMBERS, p_expires_on: NEXT_YEAR },
    }),
  );
  return { ...shop, baseURL, encf: (index) => `E31${String(first + index).padStart(10, '0')}` };
}

/** The counterpart's test key as an authority gives it to somebody who signs. */
export async function keyFileOf(baseURL: string, password: string): Promise<Buffer> {
  const { signer } = await testKeys(baseURL);
  const key = forge.pki.privateKeyFromPem(
    createPrivateKey(signer.key).export({ type: 'pkcs1', format: 'pem' }).toString(),
  );
  const certificate = forge.pki.certificateFromPem(signer.certificate);
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
}

/** A charge of 10,000.00 beside the first. */
export const charge = ({ owner: { client }, leaseId }: ElectronicDesk, description: string) =>
  made(
    client.rpc('add_charge', {
      ...{ p_request_id: randomUUID(), p_lease_id: leaseId, p_kind: 'other', p_amount_minor: 1_000_000 },
      ...{ p_due_on: today(), p_description: description },
    }),
  );

const MINUTE_MS = 60_000;

/** What the Worker's timer does with electronic receipts, as if it came by so much later. */
export async function comeBy({ baseURL }: ElectronicDesk, minutes = 0): Promise<void> {
  const { secretKey } = await loadSecrets(process.env.E2E_DATA_DIR ?? '');
  const noMail = { mailApiUrl: '', mailApiKey: '', mailFrom: '' };
  const settings = { ...noMail, secretKey, publishableKey, supabaseUrl: baseURL, siteUrl: baseURL };
  const { authority } = await testKeys(baseURL);
  const env = workerVariables(settings, authority.certificate) as unknown as Env;
  const at = new Date(Date.now() + minutes * MINUTE_MS);
  await runEcfWork(env, at);
  await exchangeReceipts(env, at);
}

/** The second taxpayer gives out a receipt to the landlord, and delivers it. @returns its number */
export async function sendToUs(desk: ElectronicDesk): Promise<string> {
  const issuer = desk.owner.client
    .from('fiscal_issuers')
    .select('reception_slug')
    .eq('id', desk.organizationId);
  const { reception_slug } = await made(issuer.single());
  const order = { kind: 'good', buyer: OWN_ID, url: `${desk.baseURL}/ecf/${reception_slug}` };
  return ((await (await tell(desk, 'send', order)).json()) as { encf: string }).encf;
}
