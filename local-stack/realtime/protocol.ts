/** A message of the Phoenix protocol, version 2: an array on the wire. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** The first byte of a broadcast that supabase-js sends in binary form, and its two encodings. */
const broadcastPush = 3;
const jsonEncoding = 1;

/** Reads a message; undefined for what no supabase-js sends. */
export function decodeMessage(data: Buffer, isBinary: boolean): Message | undefined {
  if (isBinary) return decodeBroadcast(data);
  const parts: unknown = JSON.parse(data.toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== 5) return undefined;
  const [joinRef, ref, topic, event, payload] = parts as [string, string, string, string, Message['payload']];
  return { joinRef, ref, topic, event, payload: payload ?? {} };
}

/** Header of six lengths and the encoding, then the fields one after the other, then the payload. */
function decodeBroadcast(data: Buffer): Message | undefined {
  const [kind, joinLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metaLength = 0, encoding] =
    data;
  if (kind !== broadcastPush || encoding !== jsonEncoding) return undefined;
  let offset = 7;
  const take = (length: number): string => {
    const field = data.subarray(offset, offset + length).toString('utf8');
    offset += length;
    return field;
  };
  const joinRef = take(joinLength);
  const ref = take(refLength);
  const topic = take(topicLength);
  const event = take(eventLength);
  take(metaLength);
  const payload = JSON.parse(data.subarray(offset).toString('utf8')) as Record<string, unknown>;
  return { joinRef, ref, topic, event: 'broadcast', payload: { type: 'broadcast', event, payload } };
}

export function encodeMessage(message: Message): string {
  return JSON.stringify([message.joinRef, message.ref, message.topic, message.event, message.payload]);
}
