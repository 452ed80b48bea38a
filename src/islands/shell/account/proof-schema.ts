import * as v from 'valibot';
import type { Proof } from '#src/data/people/security/mutations.ts';
import { isPasswordAcceptable } from '#src/domain/people/password-rules.ts';

export type ProofWay = 'password' | 'mail';

export interface ProofInput {
  password: string;
  mailedCode: string;
  appCode: string;
}

export const noProof: ProofInput = { password: '', mailedCode: '', appCode: '' };

const SIX_DIGITS = /^\d{6}$/;
/** Apps and mails show a code in two groups. */
const digits = v.pipe(
  v.string(),
  v.transform((code) => code.replaceAll(/\s/g, '')),
);
const codeIf = (isNeeded: boolean) =>
  v.pipe(
    digits,
    v.check((code) => !isNeeded || SIX_DIGITS.test(code), 'codeInvalid'),
  );

/** What has to be shown again: the password or the mailed code, and the app's code where there is an app. */
export function proofEntries(way: ProofWay, hasApp: boolean) {
  return {
    password: v.pipe(
      v.string(),
      v.check((password) => way !== 'password' || password !== '', 'passwordMissing'),
    ),
    mailedCode: codeIf(way === 'mail'),
    appCode: codeIf(hasApp),
  };
}

export function newPasswordSchema(way: ProofWay, hasApp: boolean) {
  return v.object({
    ...proofEntries(way, hasApp),
    newPassword: v.pipe(v.string(), v.check(isPasswordAcceptable, 'weakPassword')),
  });
}

export function deletionSchema(way: ProofWay, hasApp: boolean, email: string) {
  return v.object({
    ...proofEntries(way, hasApp),
    confirmation: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed.toLowerCase() === email.toLowerCase(), 'mismatch'),
    ),
  });
}

/** What was filled in, for the way that was chosen. */
export function proofOf(email: string, way: ProofWay, input: ProofInput): Proof {
  return {
    email,
    ...(way === 'password' ? { password: input.password } : { mailedCode: input.mailedCode }),
    ...(input.appCode && { appCode: input.appCode }),
  };
}
