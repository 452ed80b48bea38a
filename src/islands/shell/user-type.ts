import type { User } from '@supabase/auth-js';
import { type UserType, userTypes } from '#src/domain/foundation/enums.ts';

/**
 * The user type as the session claims it, for when the profile cannot be read (offline). The same rule by which the
 * database made the profile; it only decides what to show, rows are guarded by the server.
 */
export function claimedUserType(user: Pick<User, 'app_metadata' | 'user_metadata'>): UserType {
  if (user.app_metadata.user_type === 'admin') return 'admin';
  const asked = userTypes.find((type) => type === user.user_metadata.user_type);
  return asked === undefined || asked === 'admin' ? 'owner' : asked;
}
