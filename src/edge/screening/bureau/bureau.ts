import { object, optional, picklist, safeParse, string } from 'valibot';

/** Where a screening bureau, or an adapter that speaks for one, is asked (docs/screening-bureau.md). */
export interface BureauSettings {
  /** Where its API begins, without a slash at the end: `/checks` follows. */
  readonly apiUrl: string;
  readonly apiKey: string;
}

/** Whom the bureau is asked about, and by which consent. */
export interface BureauQuestion {
  /** Of the check: with the same key the bureau answers, and charges, once. */
  readonly id: string;
  readonly fullName: string;
  readonly identityType: 'cedula' | 'rnc' | 'passport';
  readonly identityNumber: string;
  readonly consentVersion: string;
  readonly consentedAt: string;
}

export const bureauOutcomes = ['nothing_found', 'findings'] as const;

/** What came of the question. */
export type BureauAnswer =
  | {
      readonly isAnswered: true;
      readonly outcome: (typeof bureauOutcomes)[number];
      readonly reference: string;
      readonly summary: string;
    }
  | { readonly isAnswered: false; readonly error: string };

const TIMEOUT_MS = 15_000;
const Answer = object({
  reference: string(),
  outcome: picklist(bureauOutcomes),
  summary: optional(string(), ''),
});

/** Asks the bureau: `POST /checks` with a bearer key and an `Idempotency-Key`. Never throws. */
export async function askBureau(settings: BureauSettings, question: BureauQuestion): Promise<BureauAnswer> {
  try {
    const response = await fetch(`${settings.apiUrl}/checks`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': question.id,
      },
      body: JSON.stringify({
        full_name: question.fullName,
        identity_type: question.identityType,
        identity_number: question.identityNumber,
        consent: { version: question.consentVersion, given_at: question.consentedAt },
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return { isAnswered: false, error: `status ${response.status}` };
    const read = safeParse(Answer, await response.json());
    if (!read.success) return { isAnswered: false, error: 'not an answer' };
    return { isAnswered: true, ...read.output };
  } catch (error) {
    return { isAnswered: false, error: `no answer: ${String(error)}` };
  }
}
