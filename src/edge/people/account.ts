import { parse, string } from 'valibot';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { publicClient } from '../supabase.ts';

/** Whose session a request carries, asked of Auth itself: a session that has ended is nobody's. */
export interface Holder {
  id: string;
  email: string;
}

/** @throws Problem 401 `unauthenticated` */
export async function requireHolder(settings: Settings, request: Request): Promise<Holder> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const { data, error } = await publicClient(settings).auth.getUser(token);
  if (error || !data.user) throw new Problem(401, 'unauthenticated', 'The session is not valid.');
  return { id: data.user.id, email: parse(string(), data.user.email) };
}
