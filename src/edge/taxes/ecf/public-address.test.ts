import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../public-address.ts';
import type { DirectoryEntry } from './authority.ts';
import { createDgii } from './dgii.ts';
import { createProvider } from './provider.ts';

describe('where another taxpayer’s services may be', () => {
  it.each([
    'https://ecf.tienda.com.do',
    'https://ecf.tienda.com.do:443/empresa/1',
    'https://facturación.do/fe',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    'http://ecf.tienda.com.do',
    'https://ecf.tienda.com.do:8443',
    'https://me:secret@ecf.tienda.com.do',
    'https://127.0.0.1/fe',
    'https://2130706433/fe',
    'https://0x7f.1/fe',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/fe',
    'https://localhost/fe',
    'https://localhost./fe',
    'https://database.internal/fe',
    'https://printer.local./fe',
    'https://server/fe',
    'ftp://ecf.tienda.com.do',
    'javascript:alert(1)',
    'ecf.tienda.com.do',
    '',
  ])('not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('an entry of the directory', () => {
  const good = 'https://ecf.tienda.com.do';
  const given = (receptionUrl: string, approvalUrl: string, loginUrl: string): DirectoryEntry => ({
    ...{ name: 'Tienda', receptionUrl, approvalUrl, loginUrl },
  });
  const cases: [DirectoryEntry, DirectoryEntry | null][] = [
    [given(good, good, good), given(good, good, good)],
    [given(good, 'https://10.0.0.1', good), { ...given(good, '', good) }],
    [given(good, good, 'http://a.do'), { ...given(good, good, ''), loginUrl: null }],
    [given('https://10.0.0.1', good, good), null],
  ];
  const answering = (value: unknown) => async () => Response.json(value);

  it.each(cases)('of DGII %#', async (entry, expected) => {
    const { name: nombre, receptionUrl: urlRecepcion, approvalUrl: urlAceptacion } = entry;
    const dgii = createDgii({
      ...{ url: 'https://ecf.dgii.gov.do', fcUrl: 'https://fc.dgii.gov.do', environment: 'ecf' },
      fetch: answering([{ nombre, urlRecepcion, urlAceptacion, urlOpcional: entry.loginUrl }]),
      signXml: async () => new Uint8Array(),
      tokens: { get: async () => ({ token: 'a', expiresAt: Number.MAX_SAFE_INTEGER }), put: async () => {} },
      now: () => 0,
    });
    expect(await dgii.directory('101010632')).toEqual(expected);
  });

  it.each(cases)('of a provider %#', async (entry, expected) => {
    const { name, receptionUrl, approvalUrl, loginUrl } = entry;
    const fetch = answering({
      name,
      reception_url: receptionUrl,
      approval_url: approvalUrl,
      login_url: loginUrl,
    });
    const provider = createProvider({ url: 'https://provider.do', key: 'k', environment: 'ecf', fetch });
    expect(await provider.directory('101010632')).toEqual(expected);
  });
});
