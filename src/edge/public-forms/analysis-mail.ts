import { boolean, object, safeParse, string } from 'valibot';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { analyze } from '#src/domain/public-forms/analyzer.ts';
import type { AnalyzerPlan } from '#src/domain/public-forms/analyzer-plans.ts';
import { portfolioOf, readState, writeQuery } from '#src/domain/public-forms/analyzer-state.ts';
import { call } from '#src/edge/call.ts';
import { analysisFacts } from '#src/i18n/analysis-facts.ts';
import type { Language } from '#src/i18n/language.ts';
import { clientKey } from '../client-key.ts';
import { checkOrigin, readText } from '../endpoint.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { Problem } from '../problem.ts';
import { readMailSettings } from '../settings.ts';
import { serviceClient } from '../supabase.ts';

/** What an endpoint or a page made by the worker knows of a request. */
export interface Caller {
  readonly request: Request;
  readonly locals: App.Locals;
}

export interface AnalysisMail {
  readonly email: string;
  readonly language: Language;
  /** The query of the analysis' link, as it came: nothing of it but numbers and choices reaches the message. */
  readonly query: string;
}

/**
 * Mails an analysis, reckoned here from its link: the message says nothing that a stranger could have written.
 *
 * @throws Problem 403 `bad_origin`, `email_address_invalid`, `rate_limited`, 502, 503 `not_configured`.
 */
export async function mailAnalysis(
  env: Env,
  caller: Caller,
  { email, language, query }: AnalysisMail,
  plans: readonly AnalyzerPlan[],
): Promise<void> {
  const settings = readMailSettings(env);
  checkOrigin(caller.request, settings.siteUrl);
  const address = normalizeEmail(email);
  if (!address) throw new Problem(400, 'email_address_invalid', 'This is no e-mail address.');
  const parameters = new URLSearchParams(query);
  const state = readState((name) => parameters.get(name), plans);
  await call(serviceClient(settings), 'mail_analysis', {
    email: address,
    language,
    query: writeQuery(state),
    facts: analysisFacts(state, analyze(portfolioOf(state)), language),
    client: clientKey(caller.request),
  });
  deliverSoon(caller, settings);
}

export type MailOutcome = 'sent' | 'email' | 'consent' | 'limited' | 'failed';

const Form = object({ email: string(), consent: boolean() });

/**
 * Answers the form of a page without a script: what became of it, and the address as it was typed. Never throws,
 * because whoever waits for a page gets a page.
 */
export async function answerMailForm(
  env: Env,
  caller: Caller,
  analysis: Omit<AnalysisMail, 'email'>,
  plans: readonly AnalyzerPlan[],
): Promise<{ outcome: MailOutcome; email: string }> {
  const form = await readForm(caller.request);
  if (!form) return { outcome: 'failed', email: '' };
  const { email, consent } = form;
  if (!consent) return { outcome: 'consent', email };
  try {
    await mailAnalysis(env, caller, { ...analysis, email }, plans);
    return { outcome: 'sent', email };
  } catch (error) {
    if (error instanceof Problem && error.code === 'email_address_invalid')
      return { outcome: 'email', email };
    if (error instanceof Problem && error.code === 'rate_limited') return { outcome: 'limited', email };
    console.error(error);
    return { outcome: 'failed', email };
  }
}

async function readForm(request: Request) {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const text = isForm ? await readText(request).catch(() => null) : null;
  if (text === null) return null;
  const fields = new URLSearchParams(text);
  const result = safeParse(Form, { email: fields.get('email'), consent: fields.get('consent') === 'yes' });
  return result.success ? result.output : null;
}
