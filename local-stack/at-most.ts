/** Waits for something, but no longer than that. @returns whether it came in time; throws what it throws */
export async function atMost(milliseconds: number, awaited: Promise<unknown>): Promise<boolean> {
  const tooLate = Promise.withResolvers<false>();
  const timer = setTimeout(() => tooLate.resolve(false), milliseconds);
  try {
    return await Promise.race([awaited.then(() => true), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
