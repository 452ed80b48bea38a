import { describe, expect, it } from 'vitest';
import { fetchCalendar } from './fetch-calendar.ts';

const FILE = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const ADDRESS = 'https://calendar.example.com/secret/basic.ics';
type Answers = Readonly<Record<string, () => Response>>;
const sending = (answers: Answers) => {
  const asked: string[] = [];
  const send = (async (input: string | URL | Request) => {
    asked.push(String(input));
    const answer = answers[String(input)];
    if (!answer) throw new TypeError('no such host');
    return answer();
  }) as typeof fetch;
  return { send, asked };
};
const codeOf = (address: string, answers: Answers) =>
  fetchCalendar(address, sending(answers).send).then(
    () => 'read',
    (error: { code: string; status: number }) => `${error.status} ${error.code}`,
  );
const movedTo = (location: string) => () => new Response(null, { status: 302, headers: { location } });

describe('a calendar at an address', () => {
  it('is read, also where a public host sends on to another', async () => {
    const { send, asked } = sending({
      [ADDRESS]: movedTo('https://files.example.org/c.ics'),
      'https://files.example.org/c.ics': () => new Response(FILE),
    });
    expect(await fetchCalendar(ADDRESS, send)).toBe(FILE);
    expect(asked).toHaveLength(2);
  });

  it.each([
    'http://calendar.example.com/a.ics',
    'https://localhost/a.ics',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://2130706433/a.ics',
    'https://user:word@calendar.example.com/a.ics',
    'https://calendar.example.com:8443/a.ics',
    'https://printer.local/a.ics',
    'file:///etc/passwd',
    'no address',
  ])('is not asked for at %s', async (address) => {
    const { send, asked } = sending({ [address]: () => new Response(FILE) });
    await expect(fetchCalendar(address, send)).rejects.toMatchObject({
      code: 'address_invalid',
      status: 400,
    });
    expect(asked).toEqual([]);
  });

  it('is not followed into a network that is nobody else’s', async () => {
    const inside = {
      [ADDRESS]: movedTo('http://169.254.169.254/latest'),
      'http://169.254.169.254/latest': () => new Response(FILE),
    };
    expect(await codeOf(ADDRESS, inside)).toBe('400 address_invalid');
    expect(await codeOf(ADDRESS, { [ADDRESS]: movedTo(ADDRESS) })).toBe('400 address_refused');
  });

  it('says what went wrong without the address', async () => {
    expect(await codeOf(ADDRESS, {})).toBe('400 address_unreachable');
    expect(await codeOf(ADDRESS, { [ADDRESS]: () => new Response('no', { status: 401 }) })).toBe(
      '400 address_refused',
    );
    expect(await codeOf(ADDRESS, { [ADDRESS]: () => new Response('<html>') })).toBe('400 address_refused');
    const large = () => new Response(`${FILE}${'x'.repeat(2 * 1024 * 1024)}`);
    expect(await codeOf(ADDRESS, { [ADDRESS]: large })).toBe('400 address_too_large');
    const error = await fetchCalendar(ADDRESS, sending({}).send).catch((thrown: Error) => thrown);
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  });
});
