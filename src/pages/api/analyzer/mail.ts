import { env } from 'cloudflare:workers';
import { literal, maxLength, object, picklist, pipe, string } from 'valibot';
import prices from '#src/content/prices.json';
import { readPlans } from '#src/domain/public-forms/analyzer-plans.ts';
import { answering, doneAnswer, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { mailAnalysis } from '#src/edge/public-forms/analysis-mail.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  email: pipe(string(), maxLength(320)),
  /** Without it nothing is sent. */
  consent: literal(true),
  language: picklist(languages),
  query: pipe(string(), maxLength(600)),
});

/** Mails an analysis to an address, once; it is put on no list. 202 without a body. */
export const POST = answering(async ({ request, locals }) => {
  const body = await readBody(request, Body);
  await mailAnalysis(env, { request, locals }, body, readPlans(prices) ?? []);
  return doneAnswer(202);
});

export const ALL = onlyMethods('POST');
