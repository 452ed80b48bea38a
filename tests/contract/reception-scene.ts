import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { fromBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { type Certificate, readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import { Problem } from '#src/edge/problem.ts';
import { readAuthorityHosts } from '#src/edge/settings.ts';
import { type Client, serviceClient } from '#src/edge/supabase.ts';
import type { AuthorityToken } from '#src/edge/taxes/ecf/authority.ts';
import { createDgii } from '#src/edge/taxes/ecf/dgii.ts';
import { answerOthers } from '#src/edge/taxes/ecf/receiving/answer-others.ts';
import type { OthersDesk } from '#src/edge/taxes/ecf/receiving/deliveries.ts';
import { importSigningKey, type SigningKey, signDocument } from '#src/edge/taxes/ecf/sign.ts';
import { openDatabase } from '#stack/database/open.ts';
import { type Memory, ownRnc, peerRnc } from '#stack/dgii/book.ts';
import { signText } from '#stack/dgii/signature.ts';
import type { TestKeys } from '#stack/dgii/test-keys.ts';
import { type Listener, listen } from '#stack/listener.ts';
import { encfOf, receiptXml } from '#tests/contract/authority-scene.ts';
import { createOrganization } from '#tests/contract/portfolio.ts';
import { dataOf } from '#tests/contract/project.ts';
import { makeAccount } from '#tests/support/account.ts';
import { startTestStack, type TestStack } from '#tests/support/start-stack.ts';

const HOUR_MS = 3_600_000;
const pemBytes = (pem: string) => fromBase64(pem.replace(/-----[^-]+-----/g, '')) ?? new Uint8Array();
export const certificateOf = (pem: string) => readCertificate(pemBytes(pem)) as Certificate;

interface Sent {
  encf: string;
  answers: { status: number; text: string }[];
}

/** An issuer of ours whose services listen on a port of their own, and the counterpart with its second taxpayer. */
export function useReception() {
  let stack: TestStack;
  let listener: Listener;
  let keys: TestKeys;
  let signer: SigningKey;
  let owner: Awaited<ReturnType<typeof makeAccount>> & { email: string };
  const state = { hoursAhead: 0, hasKey: true, organizationId: '', base: '', visitor: 0 };
  const now = () => Date.now() + state.hoursAhead * HOUR_MS;
  const dgiiUrl = () => `${stack.url}/_local/dgii`;
  const database = (): Client =>
    serviceClient({
      supabaseUrl: stack.url,
      publishableKey: stack.publishableKey,
      secretKey: stack.secretKey,
      siteUrl: stack.url,
    });

  async function answer(request: Request): Promise<Response> {
    const [, , slug = '', ...path] = new URL(request.url).pathname.split('/');
    const desk = {
      database: database(),
      authorities: [certificateOf(keys.authority.certificate)],
      secret: 'a secret of the Worker',
      now: now(),
      signerOf: async () => (state.hasKey ? signer : null),
    };
    try {
      return await answerOthers(desk, request, slug, path.join('/'));
    } catch (error) {
      if (error instanceof Problem) return error.toResponse();
      throw error;
    }
  }

  beforeAll(async () => {
    stack = await startTestStack();
    keys = (await (await fetch(`${dgiiUrl()}/certificates`)).json()) as TestKeys;
    signer = await importSigningKey(pemBytes(keys.signer.key), certificateOf(keys.signer.certificate));
    const account = { email: 'office@contract.llavero.test', password: 'Contract-2026' };
    owner = { ...(await makeAccount(stack, account)), email: account.email };
    state.organizationId = await createOrganization(owner, 'Inmobiliaria de muestra');
    dataOf(
      await owner.client.rpc('save_fiscal_issuer', {
        p_organization_id: state.organizationId,
        p_tax_id: ownRnc,
        p_legal_name: 'Inmobiliaria de muestra',
        p_taxpayer_kind: 'company',
        p_address: 'Calle de la Prueba 1',
        p_issuing_way: 'direct',
      }),
    );
    const issuer = owner.client.from('fiscal_issuers').select('reception_slug').single();
    listener = await listen(0);
    listener.answerWith(answer);
    state.base = `http://127.0.0.1:${listener.port}/ecf/${dataOf(await issuer).reception_slug}`;
  }, 120_000);
  afterAll(async () => {
    await listener.close();
    await stack.stop();
  }, 60_000);

  let token: AuthorityToken | null = null;
  const authority = async () =>
    createDgii({
      ...readAuthorityHosts({ DGII_URL: dgiiUrl(), DGII_FC_URL: `${dgiiUrl()}/fc` }),
      environment: 'testecf',
      fetch,
      signXml: async (document) => (await signDocument(document, signer)).bytes,
      tokens: {
        get: async () => token,
        put: async (made) => {
          token = made;
        },
      },
      now,
    });
  /** A receipt of ours as it is when DGII has just accepted it. @returns its id and number */
  async function acceptedReceipt(number: number, buyer = peerRnc) {
    const signed = signText(receiptXml({ number, buyer }, now()), keys.signer);
    const [id, encf] = [randomUUID(), encfOf('31', number)];
    const sql = openDatabase(stack.databaseUrl, 1);
    const code = /<SignatureValue>(.{6})/.exec(signed)?.[1] ?? '';
    try {
      // What it was given out for is no matter of these tests.
      await sql.unsafe("set session_replication_role = 'replica'");
      await sql`
        insert into public.ecf_documents (id, organization_id, issuer_id, environment, ncf_kind, encf, invoice_id, lease_id,
          issued_on, total_minor, buyer_tax_id, facts, state, signed_at, security_code, sha256, answered_at, delivery_state)
        values (${id}, ${state.organizationId}, ${state.organizationId}, 'testecf', 'fiscal_credit', ${encf}, gen_random_uuid(),
          gen_random_uuid(), current_date, 11800000, ${buyer}, '{}', 'accepted', now(), ${code},
          ${createHash('sha256').update(signed).digest('hex')}, now(), 'to_deliver')`;
      await sql`
        insert into public.ecf_files (organization_id, document_id, kind, direction, bytes)
        values (${state.organizationId}, ${id}, 'ecf', 'out', ${Buffer.from(signed)})`;
    } finally {
      await sql.end();
    }
    return { id, encf };
  }

  return {
    acceptedReceipt,
    authority,
    /** Of the jobs that speak with other taxpayers. */
    others: (later = 0): OthersDesk => ({
      database: database(),
      fetch,
      authorities: [certificateOf(keys.authority.certificate)],
      isInsecureAllowed: true,
      now: now() + later,
      authorityOf: authority,
      signerOf: async () => signer,
    }),
    owner: () => owner.client,
    /** Calls a service of ours as somebody who was let in. */
    async toService(service: 'recepcion' | 'aprobacioncomercial', xml: string, name = 'x.xml') {
      const post = (path: string, file: string, token = '') => {
        const body = new FormData();
        body.append('xml', new Blob([file], { type: 'text/xml' }), name);
        const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
        return fetch(`${state.base}/fe/${path}`, { method: 'POST', body, headers });
      };
      const seed = await (await fetch(`${state.base}/fe/autenticacion/api/semilla`)).text();
      const value = /<valor>([^<]*)/.exec(seed)?.[1] ?? '';
      const signed = signText(
        `<SemillaModel><valor>${value}</valor><fecha>2026-11-26T13:20:05.1234567-04:00</fecha></SemillaModel>`,
        keys.signer,
      );
      const given = await post('autenticacion/api/validacioncertificado', signed);
      return post(`${service}/api/ecf`, xml, ((await given.json()) as { token: string }).token);
    },
    async documentOf(id: string) {
      const columns = 'state, deliveryState, deliveryReason, approvalState, approvalReason';
      const { data, error } = await database().from('ecf_documents').select(columns).eq('id', id).single();
      if (error) throw error;
      return data as unknown as Record<string, unknown>;
    },
    state,
    now,
    database,
    keys: () => keys,
    signer: () => signer,
    tell: (area: string, body: unknown) =>
      fetch(`${dgiiUrl()}/${area}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    memory: async () => (await (await fetch(`${dgiiUrl()}/state`)).json()) as Memory,
    /** The second taxpayer gives out a receipt, and delivers it to us. */
    async fromPeer(kind: string): Promise<Sent> {
      const order = { kind, url: state.base, buyer: ownRnc };
      const response = await fetch(`${dgiiUrl()}/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      return (await response.json()) as Sent;
    },
    async rows() {
      const { data, error } = await database()
        .from('ecf_received')
        .select('id, encf, state, refusal, billId, senderTaxId, totalMinor')
        .order('createdAt');
      if (error) throw error;
      return data as unknown as Record<string, unknown>[];
    },
  };
}
