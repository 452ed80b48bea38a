import type { Session } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { made, type Person } from '#tests/support/rental.ts';

/** Sets up the second step of signing in and passes it. Returns the session that has passed. */
export async function passSecondStep({ client }: Person): Promise<Session> {
  const { id: factorId, totp } = await made(client.auth.mfa.enroll({ factorType: 'totp' }));
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
  await made(client.auth.mfa.challengeAndVerify({ factorId, code }));
  const { session } = await made(client.auth.getSession());
  if (!session) throw new Error('the second step left no session');
  return session;
}
