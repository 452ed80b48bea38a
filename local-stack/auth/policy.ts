/**
 * Limits of the local Auth. Those that a hosted project also has stand in supabase/config.toml with the same values;
 * a test compares the two.
 */
export const authPolicy = {
  accessTokenSeconds: 3600,
  minimumPasswordLength: 8,
  passwordRequirements: 'lower_upper_letters_digits',
  codeLength: 6,
  codeSeconds: 3600,
  /** How long a second-factor challenge can be answered, and how often. */
  challengeSeconds: 300,
  challengeAttempts: 5,
  maxFactors: 10,
  /** How old a session may be that sets a new password; hosted Auth's own figure for `secure_password_change`. */
  recentSignInSeconds: 24 * 60 * 60,
  /** A new address is confirmed in both mailboxes, and a password is changed by a recent sign-in only. */
  doubleConfirmChanges: true,
  securePasswordChange: true,
  /** Failed password sign-ins of one address before further ones are turned away, and for how long. */
  failedSignIns: 10,
  failedSignInWindowMs: 5 * 60_000,
  /** Links that did not work, of all addresses together, in the same time. */
  failedLinks: 100,
  /** Messages that one address can be sent by asking for them, and within which time. */
  mailsToOneAddress: 10,
  mailWindowMs: 60 * 60_000,
} as const;
