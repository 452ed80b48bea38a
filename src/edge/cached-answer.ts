/**
 * An answer that is the same for everybody, made once and kept by the edge for some minutes: however many ask, the
 * database is asked once. Only answers that went well are kept.
 */
export async function cachedAnswer(
  request: Request,
  context: ExecutionContext,
  minutes: number,
  make: () => Promise<Response>,
): Promise<Response> {
  // What stands behind the address makes no other answer of it.
  const { origin, pathname } = new URL(request.url);
  const key = origin + pathname;
  const kept = await caches.default.match(key);
  if (kept) return kept;
  const made = await make();
  if (!made.ok) return made;
  made.headers.set('cache-control', `public, max-age=${minutes * 60}`);
  context.waitUntil(caches.default.put(key, made.clone()));
  return made;
}
