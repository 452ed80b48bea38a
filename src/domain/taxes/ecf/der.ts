import type { Bytes } from './bytes.ts';

/** A value of DER: its tag, and where it and its content lie. */
export interface DerValue {
  readonly tag: number;
  /** The value with its tag and length. */
  readonly whole: Bytes;
  readonly body: Bytes;
}

export const SEQUENCE = 0x30;
const LONG_FORM = 0x80;
/** A length of four bytes is 4 GB. */
const MAX_LENGTH_BYTES = 4;

function lengthAt(bytes: Bytes, at: number): { length: number; start: number } {
  const first = bytes[at];
  if (first === undefined) throw new Error('DER ends too early');
  if (first < LONG_FORM) return { length: first, start: at + 1 };
  const count = first - LONG_FORM;
  if (count === 0 || count > MAX_LENGTH_BYTES) throw new Error('DER with a length that it may not have');
  const digits = bytes.subarray(at + 1, at + 1 + count);
  return { length: digits.reduce((sum, byte) => sum * 256 + byte, 0), start: at + 1 + count };
}

/** The values that stand one after the other. @throws where the bytes are no DER, or end in the middle of a value. */
export function derValues(bytes: Bytes): DerValue[] {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0;
    const { length, start } = lengthAt(bytes, at + 1);
    const end = start + length;
    if (end > bytes.length) throw new Error('DER ends too early');
    values.push({ tag, whole: bytes.slice(at, end), body: bytes.slice(start, end) });
    at = end;
  }
  return values;
}

/** The parts of a value that consists of others. */
export const partsOf = (value: DerValue | undefined): DerValue[] => {
  if (!value) throw new Error('DER lacks a value');
  return derValues(value.body);
};

/** An object identifier in dots. */
export function objectId({ body }: DerValue): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of body) {
    number = number * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...rest] = numbers;
  const arc = Math.min(2, Math.floor(first / 40));
  return [arc, first - arc * 40, ...rest].join('.');
}

const UTF8_STRING = 0x0c;
const BMP_STRING = 0x1e;

/** A text of a name. Those that are neither UTF-8 nor of two bytes are ASCII or Latin. */
export function derText({ tag, body }: DerValue): string {
  if (tag === UTF8_STRING) return new TextDecoder().decode(body);
  return new TextDecoder(tag === BMP_STRING ? 'utf-16be' : 'latin1').decode(body);
}

const SHORT_TIME = 0x17;

/** A moment as ISO 8601 says it, always in UTC. */
export function derTime({ tag, body }: DerValue): string {
  const text = new TextDecoder().decode(body);
  const century = Number(text.slice(0, 2)) < 50 ? '20' : '19';
  const full = tag === SHORT_TIME ? `${century}${text}` : text;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full);
  if (!parts) throw new Error('DER with a time that it may not have');
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
