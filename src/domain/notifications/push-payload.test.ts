import { describe, expect, it } from 'vitest';
import { isShowing, readPushPayload } from './push-payload.ts';

const payload = {
  title: 'Ana le escribió',
  body: 'Fuga en el baño',
  language: 'es',
  path: '/owner-dashboard/messages/1?lease=2',
  tag: 'conversation/1',
  notificationId: 'n',
  receiptToken: 't',
};

it('reads what the edge wrote', () => expect(readPushPayload(JSON.stringify(payload))).toEqual(payload));

describe('always has something to show', () => {
  it.each(['', '{', 'null', '1', '[]', '{"title":3}'])('of %j', (text) => {
    const read = readPushPayload(text);
    expect(read).toMatchObject({ title: 'Llavero', path: '/', tag: 'llavero', receiptToken: '' });
    expect(read.body).toContain('aviso');
  });

  it('and nothing that is not said beside a title', () =>
    expect(readPushPayload('{"title":"Hola"}')).toMatchObject({ title: 'Hola', body: '' }));
});

describe('leads to the site alone', () => {
  it.each([
    'https://example.com/',
    '//example.com/',
    '/\\example.com',
    'javascript:alert(1)',
    'owner-dashboard',
  ])('and not to %s', (path) => expect(readPushPayload(JSON.stringify({ ...payload, path })).path).toBe('/'));
});

it('knows the window that shows it already', () => {
  const href = 'https://llavero.example/owner-dashboard/messages/1?lease=2';
  expect(isShowing(href, payload.path)).toBe(true);
  expect(isShowing(`${href}#last`, payload.path)).toBe(true);
  for (const other of [href.replace('/1', '/2'), href.replace('lease=2', ''), 'https://other.example/'])
    expect(isShowing(other, payload.path), other).toBe(false);
});
