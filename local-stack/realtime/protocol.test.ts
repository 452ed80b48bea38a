import { describe, expect, it } from 'vitest';
import { decodeMessage, encodeMessage } from '#stack/realtime/protocol.ts';

describe('decodeMessage', () => {
  it('reads what it writes', () => {
    const message = { joinRef: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: { a: 1 } };
    expect(decodeMessage(Buffer.from(encodeMessage(message)), false)).toEqual(message);
  });
  it('reads a binary broadcast with accents in its topic', () => {
    const fields = ['1', '2', 'realtime:ñandú', 'note', ''].map((field) => Buffer.from(field));
    const header = Buffer.from([3, ...fields.map((field) => field.length), 1]);
    const data = Buffer.concat([header, ...fields, Buffer.from('{"text":"sí"}')]);
    expect(decodeMessage(data, true)).toEqual({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:ñandú',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'note', payload: { text: 'sí' } },
    });
  });
  it('ignores what no client sends', () => {
    expect(decodeMessage(Buffer.from('{}'), false)).toBeUndefined();
    expect(decodeMessage(Buffer.from([9, 0, 0, 0, 0, 0, 1]), true)).toBeUndefined();
  });
});
