import { describe, expect, it } from 'vitest';
import { secured } from './security-headers.ts';

describe('secured', () => {
  it('keeps the policy that a page brings along, and forbids to frame it', () => {
    const page = new Response('<p>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" },
    });
    expect(secured(page).headers.get('content-security-policy')).toBe(
      "default-src 'none', frame-ancestors 'none'",
    );
  });

  it('lets data load nothing, whatever it says itself', () => {
    const data = Response.json({}, { headers: { 'content-security-policy': 'default-src *' } });
    const { headers } = secured(data);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('keeps status and body', async () => {
    const response = secured(new Response('gone', { status: 410 }));
    expect([response.status, await response.text()]).toEqual([410, 'gone']);
  });
});
