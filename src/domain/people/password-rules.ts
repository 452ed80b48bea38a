/** The rules of a password, in the order in which a form lists them. */
export const passwordRules = ['length', 'lower', 'upper', 'digit'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const PASSWORD_MIN_LENGTH = 8;

export interface PasswordRuleCheck {
  readonly rule: PasswordRule;
  readonly isMet: boolean;
}

/**
 * Letters of the ASCII alphabet only, as the authentication server counts them: "ñ" alone is not a lower-case letter
 * there, and a checklist that says otherwise would promise what the server then refuses.
 */
const TESTS: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
};

/** Every rule and whether the password meets it, for a checklist that fills in while one types. */
export function checkPassword(password: string): PasswordRuleCheck[] {
  return passwordRules.map((rule) => ({ rule, isMet: TESTS[rule](password) }));
}

export function isPasswordAcceptable(password: string): boolean {
  return checkPassword(password).every(({ isMet }) => isMet);
}
