import { createClient } from '@supabase/supabase-js';
import type { UserType } from '#src/domain/foundation/enums.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';

/** An account that the demo data contains, as printed at the start. */
export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

const PASSWORD = 'Llavero-demo-2026';

const PEOPLE: readonly { role: UserType; name: string }[] = [
  { role: 'owner', name: 'Carolina Peña' },
  { role: 'manager', name: 'Rafael Santana' },
  { role: 'tenant', name: 'Yesenia Mercedes' },
  { role: 'admin', name: 'Administración' },
];

/** Makes the four demo users. @returns their ids by role, and the accounts to print */
export async function createAccounts(
  stack: SeededStack,
): Promise<{ ids: Record<UserType, string>; accounts: DemoAccount[] }> {
  const supabase = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } });
  const ids: Record<UserType, string> = { owner: '', manager: '', tenant: '', admin: '' };
  const accounts: DemoAccount[] = [];
  for (const { role, name } of PEOPLE) {
    const email = `${role}@demo.llavero.test`;
    const { data, error } = await supabase.auth.admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: name, user_type: role, locale: 'es' },
      // Being an administrator is never a matter of what a user says about themselves.
      ...(role === 'admin' && { app_metadata: { user_type: 'admin' } }),
    });
    if (error) throw error;
    ids[role] = data.user.id;
    accounts.push({ role, email, password: PASSWORD });
  }
  return { ids, accounts };
}
