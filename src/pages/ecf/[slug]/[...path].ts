import { env } from 'cloudflare:workers';
import { answering } from '#src/edge/endpoint.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { answerOthers, type ReceptionDesk } from '#src/edge/taxes/ecf/receiving/answer-others.ts';
import { readTrustedAuthorities } from '#src/edge/taxes/ecf/receiving/trusted-authorities.ts';
import { readSigningSettings, signingKeyFor } from '#src/edge/taxes/ecf/signer.ts';

export const prerender = false;

/** What one of our issuers offers to other taxpayers: `/ecf/{slug}` is what they register at DGII, and `/fe/…` follows. */
export const ALL = answering(async ({ request, params }) => {
  const settings = readSigningSettings(env);
  const database = serviceClient(settings);
  const desk: ReceptionDesk = {
    database,
    authorities: readTrustedAuthorities(env),
    secret: settings.secretKey,
    now: Date.now(),
    signerOf: (receiver) => signingKeyFor(env, database, receiver),
  };
  return answerOthers(desk, request, params.slug ?? '', params.path ?? '');
});
