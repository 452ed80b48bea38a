import { X509Certificate } from 'node:crypto';
import type { Sql } from 'postgres';
import { toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { workDeps } from '#src/edge/taxes/ecf/ecf-timer.ts';
import { checkedKey } from '#src/edge/taxes/ecf/new-key.ts';
import { answerOthers } from '#src/edge/taxes/ecf/receiving/answer-others.ts';
import { exchangeReceipts } from '#src/edge/taxes/ecf/receiving/exchange.ts';
import { readTrustedAuthorities } from '#src/edge/taxes/ecf/receiving/trusted-authorities.ts';
import { workOnAll, workOnOne } from '#src/edge/taxes/ecf/run-work.ts';
import { aboutKey } from '#src/edge/taxes/ecf/sealed-key.ts';
import { readSigningSettings, signingKeyFor } from '#src/edge/taxes/ecf/signer.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';
import type { Fault } from '#stack/dgii/faults.ts';
import type { TestKeys } from '#stack/dgii/test-keys.ts';
import { listen } from '#stack/listener.ts';
import { workerVariables } from '#stack/site/variables.ts';

const derOf = (pem: string) => toBase64(new X509Certificate(pem).raw);
const keyOf = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');

/** Keeps the counterpart's test key, sealed as the Worker does, and lets it sign for the organization's own issuer. */
async function keepTestKey(sql: Sql, env: Env, { signer }: TestKeys, organizationId: string): Promise<void> {
  const given = { certificate: derOf(signer.certificate), key: keyOf(signer.key) };
  const { certificate: holder, fingerprint, secret } = await checkedKey(given, new Date());
  const certificateId = crypto.randomUUID();
  const sealer = await createSealer(readSigningSettings(env).sealingKeys);
  const sealed = await sealer.seal(secret, aboutKey({ organizationId, certificateId, fingerprint }));
  await sql`select public.save_signing_key(${organizationId}, ${certificateId}, ${holder.commonName}, ${holder.holderId},
    ${holder.issuerName}, ${holder.serialNumber}, ${fingerprint}, ${holder.validFrom}, ${holder.validUntil},
    ${given.certificate}, ${sealed})`;
  await sql`select public.set_issuer_signer(${organizationId}, ${certificateId})`;
}

/**
 * The local counterpart of the tax authority, and the Worker's own code that speaks with it: the site may still be being built.
 */
export async function counterpartOf(stack: SeededStack) {
  const at = `${stack.url}/_local/dgii`;
  const keys = (await (await fetch(`${at}/certificates`)).json()) as TestKeys;
  const noMail = { mailApiUrl: '', mailApiKey: '', mailFrom: '' };
  const settings = { ...stack, ...noMail, supabaseUrl: stack.url, siteUrl: stack.url };
  const env = workerVariables(settings, keys.authority.certificate) as unknown as Env;
  const database = serviceClient(settings);
  const deps = workDeps(env, database);
  const post = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${at}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${at}/${path} answered ${answer.status}: ${await answer.text()}`);
  };

  return {
    keepKey: (sql: Sql, organizationId: string) => keepTestKey(sql, env, keys, organizationId),

    /** Signs and sends the receipt, and the counterpart does with it what it is told. */
    async sendWith(fault: Fault, invoiceId: string): Promise<void> {
      const found = await database.from('ecf_documents').select('id').eq('invoiceId', invoiceId).single();
      if (found.error) throw found.error;
      await post('faults', fault);
      await workOnOne(deps, found.data.id);
    },

    sendWhatWaits: () => workOnAll(deps),

    /** Has the second taxpayer send a receipt, and takes it as the site would. Own receipts to others are delivered then. */
    async receiveOne(issuerId: string): Promise<void> {
      const found = await database
        .from('fiscal_issuers')
        .select('receptionSlug, taxId')
        .eq('id', issuerId)
        .single();
      if (found.error) throw found.error;
      const { receptionSlug: slug, taxId: buyer } = found.data;
      const listener = await listen(0);
      try {
        const base = `/ecf/${slug}/`;
        listener.answerWith((request) =>
          answerOthers(
            {
              ...{ database, secret: stack.secretKey, now: Date.now() },
              authorities: readTrustedAuthorities(env),
              signerOf: (receiver) => signingKeyFor(env, database, receiver),
            },
            request,
            slug,
            new URL(request.url).pathname.slice(base.length),
          ),
        );
        await post('send', { kind: 'good', url: `http://127.0.0.1:${listener.port}/ecf/${slug}`, buyer });
      } finally {
        await listener.close();
      }
      await exchangeReceipts(env, new Date());
    },
  };
}
