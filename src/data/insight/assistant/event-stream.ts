/** Longest line that is waited for. */
const MOST_CHARACTERS = 256 * 1_024;

/**
 * What the events of a stream say (`data:` of text/event-stream), one after the other, wherever it was cut on its way.
 *
 * @throws Error where a line never ends; what the reader of the body throws
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let waiting = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      waiting += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      // A carriage return at the end may belong to a line feed that is still to come.
      const lines = waiting.split(/\r\n|\n|\r(?!$)/);
      waiting = lines.pop() ?? '';
      if (waiting.length > MOST_CHARACTERS) throw new Error('A line of the stream is too long.');
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
        if (line !== '' || data.length === 0) continue;
        yield data.join('\n');
        data = [];
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
