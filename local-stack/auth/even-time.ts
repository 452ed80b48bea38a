/**
 * Answers no sooner than after the given time, so that how long an answer took does not tell which way it went: to a
 * known address a message is written, to an unknown one none.
 */
export async function noSoonerThan<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  try {
    return await work();
  } finally {
    await pause;
  }
}
