import { describe, expect, it } from 'vitest';
import { functionByGet } from './function-by-get.ts';

const ask = (query: string, path = '/rest/v1/rpc/search_units') =>
  new Request(`http://127.0.0.1${path}?${query}`, { headers: { accept: 'application/json' } });

describe('a function asked by GET', () => {
  it('is handed on by POST when its rows are filtered by "or"', async () => {
    const request = functionByGet(
      ask('p_text=las+palmas&select=id&or=(a.gt.1,a.eq.2)&archived_at=is.null&status=in.(a,b)'),
    );
    expect(request.method).toBe('POST');
    expect(await request.json()).toEqual({ p_text: 'las palmas' });
    expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({
      select: 'id',
      or: '(a.gt.1,a.eq.2)',
      archived_at: 'is.null',
      status: 'in.(a,b)',
    });
    expect(request.headers.get('accept')).toBe('application/json');
  });

  it.each([
    ['without such a filter', ask('p_text=a&select=id')],
    ['of a table', ask('or=(a.eq.1)', '/rest/v1/units')],
    ['by POST', new Request('http://127.0.0.1/rest/v1/rpc/a?or=(a.eq.1)', { method: 'POST' })],
  ])('stays as it is %s', (_, request) => {
    expect(functionByGet(request)).toBe(request);
  });
});
