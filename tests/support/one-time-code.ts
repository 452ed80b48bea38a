import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * The code that an authenticator app shows for a key. The server takes each step's code once: `stepsAhead` gives the
 * next one, which it takes as well.
 */
export function oneTimeCode(secret: string, stepsAhead = 0): string {
  const timestamp = Date.now() + stepsAhead * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
