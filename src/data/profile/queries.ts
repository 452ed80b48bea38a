import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

async function fetchProfile(userId: string) {
  const row = unwrap(
    await getClient().from('profiles').select('full_name, phone, locale').eq('id', userId).single(),
  );
  return { fullName: row.full_name, phone: row.phone, locale: row.locale };
}

export const profileQueries = {
  mine: (userId: string) =>
    queryOptions({ queryKey: ['profile', userId], queryFn: () => fetchProfile(userId) }),
};
